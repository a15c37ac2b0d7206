/**
 * Remembers an element's place below its shadow root. The returned function finds the element again,
 * or the one that the view put in its place.
 */
export function standIn<E extends Element>(element: E): () => E {
  const root = element.getRootNode() as ShadowRoot;
  // Positions among element children, from the top down.
  const path: number[] = [];
  for (let at: Node = element; at.parentNode; at = at.parentNode) {
    path.unshift([...at.parentNode.children].indexOf(at as Element));
  }
  return () =>
    element.isConnected
      ? element
      : ((path.reduce((at: ParentNode | undefined, index) => at?.children[index], root) as E) ??
        element);
}
