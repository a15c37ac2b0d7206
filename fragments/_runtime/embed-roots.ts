/** The shadow roots of the page that hold elements: the loader knows the document alone. */
const roots = new Set<WeakRef<ParentNode>>();

/** Keeps a shadow root of the page for as long as the page does. */
export function keepRoot(root: ParentNode): void {
  roots.add(new WeakRef(root));
}

/** The elements inside shadow roots of the page that fit a selector. */
export function* inRoots(selector: string): Generator<HTMLElement> {
  for (const root of roots) {
    const alive = root.deref();
    if (alive) yield* alive.querySelectorAll<HTMLElement>(selector);
    else roots.delete(root);
  }
}
