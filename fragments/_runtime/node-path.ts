/**
 * Remembers an element's place below a shadow root. The returned function finds the element again,
 * or the one that the view put in its place.
 */
export function standIn<E extends Element>(root: ShadowRoot, element: E): () => E {
  // Positions among element children, from the top down.
  const path: number[] = [];
  for (let at: Node | null = element; at && at !== root; at = at.parentNode) {
    path.unshift([...(at.parentNode?.children ?? [])].indexOf(at as Element));
  }
  const follow = (at: ParentNode | undefined, index: number) => at?.children[index];
  return () => (element.isConnected ? element : ((path.reduce(follow, root) as E) ?? element));
}
