// A box over the page that gives the keyboard back to the button that opened it.
function openDialog(root, name, content) {
  const opener = page.activeElement;
  const id = uniqueId("dialog");
  const close = button("Close", () => box.close(), { class: "tt-button tt-main" });
  const box = h("dialog", { class: "tt-dialog", "aria-labelledby": id, onclose: () => {
    box.remove();
    if (opener?.isConnected) opener.focus();
  } }, h("div", { class: "tt-dialog-head" }, title(name, { id, class: "tt-title tt-dialog-title" }), close),
  h("div", { class: "tt-dialog-body", tabindex: "0", role: "group", "aria-labelledby": id }, content));
  root.append(box);
  box.showModal();
  close.focus();
  return box;
}
