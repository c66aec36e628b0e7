// The drawn pack: one sprite for the whole page. Hosts that carry it say so in CARD_SPRITE; where it is
// absent, cards are drawn with a sign and a number.
function placeSprite() {
  if (!CARD_SPRITE || page.getElementById("tt-card-SK") || !page.body) return;
  const drawn = new DOMParser().parseFromString(CARD_SPRITE, "image/svg+xml").documentElement;
  const holder = h("div", { class: "tt-sprite", "aria-hidden": "true" }, page.importNode(drawn, true));
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  page.body.append(holder);
}

const spriteIsHere = () => page.getElementById("tt-card-SK") !== null;

// What lies upon each other to make a card, the lowest first; the pack's compose module says the same.
function cardLayers(code, settings, small) {
  const prefix = settings.suits === "french" && "SCBD".includes(suitOf(code)) ? "tt-french-" : "tt-";
  const named = !small && ("TF".includes(suitOf(code)) || "KQCV".includes(code[1]));
  return [
    `${prefix}${small ? "small" : "card"}-${code}`,
    settings.index && code !== "F" && `${prefix}index-${code}`,
    named && `${prefix}name-${settings.names}-${code}`,
  ].filter(Boolean);
}

function printedCard(code, settings, small) {
  return svg("svg", { class: small ? "tt-dress tt-small" : "tt-dress tt-large", viewBox: "0 0 480 800", "aria-hidden": "true", focusable: "false" },
    cardLayers(code, settings, small).map((id) => svg("use", { href: `#${id}` })));
}
