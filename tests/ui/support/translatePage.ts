/** Replaces texts of the document as a translator built into a browser does: each by another within two `font` elements, except under `translate="no"`. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (
      node instanceof Text &&
      node.data.trim() !== '' &&
      node.parentElement?.closest('[translate="no"], font') === null
    ) {
      texts.push(node);
    }
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
