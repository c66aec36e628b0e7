// Build elements. Text goes in as text nodes only: a puzzle document is data, never markup.
const page = globalThis.document;

function h(tag, attributes = {}, ...children) {
  return furnish(page.createElement(tag), attributes, children);
}

function svg(tag, attributes = {}, ...children) {
  return furnish(page.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function furnish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, String(value));
  }
  element.append(...children.flat(3).filter((child) => child != null && child !== false));
  return element;
}

function button(label, onclick, attributes = {}) {
  return h("button", { type: "button", class: "tt-button", onclick, ...attributes }, label);
}

function title(text, attributes = {}) {
  return h("p", { class: "tt-title", ...attributes }, h("strong", {}, text));
}

let counted = 0;
const uniqueId = (name) => `tt-${name}-${(counted += 1)}-${Math.random().toString(36).slice(2, 8)}`;
