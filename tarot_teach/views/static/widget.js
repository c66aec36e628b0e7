// The shape that anywidget expects.
function render({ model, el }) {
  let stop;
  const start = () => {
    stop?.();
    stop = face(model.get("document"), el, (id, ok, answer) => {
      model.set("answer", answer);
      model.set("tries", model.get("tries") + 1);
      model.set("solved", model.get("solved") || ok);
      model.save_changes();
    }, { answer: model.get("answer") });
  };
  const follow = () => stop.show(model.get("answer"));
  start();
  model.on("change:answer", follow);
  model.on("change:document", start);
  return () => {
    model.off("change:answer", follow);
    model.off("change:document", start);
    stop();
  };
}
