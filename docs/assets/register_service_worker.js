// Where there is no service worker, the site is an ordinary site. The page itself comes first.
if ("serviceWorker" in navigator) {
  const worker = new URL("@WORKER@", document.currentScript.src);
  const register = () => navigator.serviceWorker.register(worker).catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
