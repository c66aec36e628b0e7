// The theme forgets the place within a page that a link names, where the reader scrolled just before the click.
(() => {
  "use strict";
  let wanted;
  addEventListener("click", ({ target }) => {
    const link = target.closest?.("a[href]");
    wanted = link?.hash ? link.href : undefined;
  }, true);
  addEventListener("popstate", () => (wanted = undefined));
  globalThis.document$?.subscribe(() => {
    if (wanted !== location.href) return;
    wanted = undefined;
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
  });
})();
