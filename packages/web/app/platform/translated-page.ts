/**
 * Keeps pages alive that the browser translates. Translators wrap each text node in `font` elements, so that React finds
 * it elsewhere than where it put it, and `insertBefore` and `removeChild` throw (facebook/react issue 11538). Both then
 * take the wrapper for the text. Everything else that stands in the wrong place still throws.
 */
export function surviveTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && wrapperIn(this, before)) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const wrapper = wrapperIn(this, child);
    // A text that a translator has taken out is gone already.
    if (wrapper) removeChild.call(this, wrapper);
    return child;
  };
}

/** What stands in the parent for a child: itself, the wrapper around its text, or nothing once the text is taken out. */
function wrapperIn(parent: Node, child: Node): Node | null {
  if (child.parentNode === parent) return child;
  if (child.nodeType !== Node.TEXT_NODE) return child;
  let top: Node = child;
  while (top.parentNode?.nodeName === 'FONT') top = top.parentNode;
  if (top.parentNode === parent) return top;
  return top.parentNode ? child : null;
}
