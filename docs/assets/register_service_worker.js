// Where there is no service worker, the site is an ordinary site.
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register(new URL("@WORKER@", document.currentScript.src)).catch(() => {});
}
