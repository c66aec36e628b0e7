// <tarot-lesson-progress data-puzzles='["id", …]'> says how many puzzles of a lesson this browser has seen solved.
(() => {
  "use strict";
  const KEY = "tarot-teach/progress";

  function solved() {
    try {
      const puzzles = JSON.parse(localStorage.getItem(KEY))?.puzzles ?? {};
      return (id) => Object.hasOwn(puzzles, id) && puzzles[id]?.ok === true;
    } catch {
      return () => false;
    }
  }

  class LessonProgress extends HTMLElement {
    connectedCallback() {
      this.show = () => {
        const ids = JSON.parse(this.dataset.puzzles);
        const done = ids.filter(solved()).length;
        this.textContent = done && done === ids.length ? "✓ all puzzles solved" : done ? `${done} of ${ids.length} puzzles solved` : "";
        this.dataset.done = done && done === ids.length ? "all" : done ? "some" : "none";
      };
      this.show();
      addEventListener("storage", this.show);
    }

    disconnectedCallback() {
      removeEventListener("storage", this.show);
    }
  }
  if (!customElements.get("tarot-lesson-progress")) customElements.define("tarot-lesson-progress", LessonProgress);
})();
