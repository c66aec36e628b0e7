// The shape that anywidget expects, for a practice set.
function render({ model, el }) {
  let own;
  const stop = practiceSet(model.get("document"), el, {
    state: model.get("state"),
    onState(state) {
      own = JSON.stringify(state);
      model.set("state", state);
      model.save_changes();
    },
  });
  const follow = () => {
    if (JSON.stringify(model.get("state")) !== own) stop.show(model.get("state"));
  };
  model.on("change:state", follow);
  return () => {
    model.off("change:state", follow);
    stop();
  };
}
