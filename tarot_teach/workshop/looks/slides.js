"use strict";
(() => {
  const slides = [...document.querySelectorAll(".slide")];
  const typing = document.querySelector("nav output");
  let now = 0, typed = "";
  const fit = (slide) => {
    slide.style.fontSize = "";
    let size = parseFloat(getComputedStyle(slide).fontSize);
    const smallest = size * 0.55;
    while (slide.scrollHeight > slide.clientHeight && size > smallest) {
      size *= 0.95;
      slide.style.fontSize = `${size}px`;
    }
  };
  const type = (digits) => {
    typed = digits;
    typing.textContent = typed && `Slide ${typed}: Enter`;
  };
  const show = (place) => {
    type("");
    now = Math.max(0, Math.min(slides.length - 1, place));
    slides.forEach((slide, at) => slide.classList.toggle("now", at === now));
    fit(slides[now]);
    slides[now].setAttribute("tabindex", "-1");
    slides[now].focus({ preventScroll: true });
    history.replaceState(null, "", `#s${now + 1}`);
  };
  const STEPS = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const onButton = event.target.closest("button");
    if (/^\d$/.test(event.key)) type((typed + event.key).slice(-3));
    else if (event.key === "Escape" || event.key === "Backspace") type("");
    else if (event.key === "Enter" && typed) show(Number(typed) - 1);
    else if ((event.key === " " || event.key === "Enter") && onButton) return;
    else if (event.key === "Home") show(0);
    else if (event.key === "End") show(slides.length - 1);
    else if (event.key in STEPS) show(now + STEPS[event.key]);
    else return;
    event.preventDefault();
  });
  for (const button of document.querySelectorAll("[data-step]")) {
    button.addEventListener("click", () => show(now + Number(button.dataset.step)));
  }
  // As in a book: the left edge turns back.
  for (const slide of slides) {
    slide.addEventListener("click", ({ clientX }) => {
      const { left, width } = slide.getBoundingClientRect();
      show(now + (clientX - left < width / 5 ? -1 : 1));
    });
  }
  addEventListener("resize", () => fit(slides[now]));
  const asked = () => Number((/^#s(\d+)$/.exec(location.hash) || [0, 1])[1]) - 1;
  addEventListener("hashchange", () => show(asked()));
  document.documentElement.classList.add("running");
  show(asked());
})();
