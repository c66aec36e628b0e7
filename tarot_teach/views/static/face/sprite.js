// The drawn pack. A browser would build every card of a sprite that stands in the page, in every dress,
// so each card that is shown becomes an image of its own, made once. Hosts that carry the sprite share it
// with other copies of this script; where there is none, cards are drawn with a sign and a number.
globalThis.tarotSprite ??= CARD_SPRITE || undefined;

const spriteIsHere = () => typeof globalThis.tarotSprite === "string";

let piecesOfSprite;
const imagesMade = new Map();

function spritePieces() {
  piecesOfSprite ??= new Map(
    [...globalThis.tarotSprite.matchAll(/<(g|symbol) id="(tt-[\w-]+)".*?<\/\1>/g)].map(([text, , id]) => [id, text]),
  );
  return piecesOfSprite;
}

// What lies upon each other to make a card, the lowest first; the pack's compose module says the same.
function cardLayers(code, settings, small) {
  const suit = suitOf(code), rank = code.slice(1);
  const suited = "SCBD".includes(suit);
  const prefix = settings.suits === "french" && suited ? "tt-french-" : "tt-";
  const period = suited && !settings.index && !["1", "V", "C", "Q", "K"].includes(rank);
  const named = !small && (!suited || "KQCV".includes(rank));
  return [
    `${prefix}${small ? "small" : period ? "period" : "card"}-${code}`,
    settings.index && code !== "F" && `${prefix}index-${code}`,
    small && !settings.index && suit === "T" && `tt-numeral-${code}`,
    named && `${prefix}name-${settings.names}-${code}`,
  ].filter(Boolean);
}

function cardImage(layers) {
  const key = layers.join();
  if (!imagesMade.has(key)) {
    const pieces = spritePieces(), needed = new Set(layers);
    for (const id of needed) {
      for (const [, part] of (pieces.get(id) ?? "").matchAll(/href="#(tt-[\w-]+)"/g)) needed.add(part);
    }
    const defined = [...needed].map((id) => pieces.get(id) ?? "").join("");
    const used = layers.map((id) => `<use href="#${id}"/>`).join("");
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 800" width="480" height="800"><defs>${defined}</defs>${used}</svg>`;
    imagesMade.set(key, URL.createObjectURL(new Blob([text], { type: "image/svg+xml" })));
  }
  return imagesMade.get(key);
}

function printedCard(code, settings, small) {
  return h("img", { class: small ? "tt-dress tt-small" : "tt-dress tt-large", src: cardImage(cardLayers(code, settings, small)),
    width: 480, height: 800, alt: "", loading: "lazy", draggable: "false", "data-layers": cardLayers(code, settings, small).join(" ") });
}
