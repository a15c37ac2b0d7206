/** The way from an ancestor down to an element, as positions among element children. */
export type NodePath = number[];

/** Gives the path from `top` to `element`, or undefined where it is not below. */
export function pathOf(top: ParentNode, element: Element): NodePath | undefined {
  const path: NodePath = [];
  for (let at: ParentNode | null = element; at !== top; at = at.parentNode) {
    if (!at?.parentNode) return undefined;
    path.unshift([...at.parentNode.children].indexOf(at as Element));
  }
  return path;
}

/** Follows a path; undefined where the tree has another shape. */
export function follow(top: ParentNode, path: NodePath): Element | undefined {
  return path.reduce<ParentNode | undefined>((at, index) => at?.children[index], top) as
    | Element
    | undefined;
}
