/** Wraps every text below a node in two `font` elements, as translating browsers do. */
export function translateAll(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts.filter(({ nodeValue }) => nodeValue?.trim())) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentNode!.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  }
}
