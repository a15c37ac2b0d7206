/** An element, and the names of what is drawn with it: parts of the drawing, and rules of its style. */
export interface Drawn {
  readonly id: string | undefined;
  readonly refers: readonly string[];
  readonly children: readonly (Drawn | string)[];
}

/** Elements that a browser draws in all, each counted as often as others refer to it. */
const MOST_DRAWN = 200_000;
/** References that lead from one to the next. */
const LONGEST_CHAIN = 500;

/**
 * Whether a drawing stays bounded when its references are followed: a part that is used by ten parts,
 * each of which ten others use, is drawn a hundred times, and one that uses itself never ends.
 * @param styles the parts that the rules of style refer to, by the rule's name
 */
export function isBounded(root: Drawn, styles: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const parts = new Map<string, Drawn>();
  for (const [name, refers] of styles) {
    parts.set(name, { id: undefined, refers: [...refers], children: [] });
  }
  collect(root, parts);
  const sizes = new Map<Drawn, number>();
  const under = new Set<Drawn>();
  const sizeOf = (element: Drawn): number => {
    const known = sizes.get(element);
    if (known !== undefined) return known;
    if (under.has(element) || under.size > LONGEST_CHAIN) return Infinity;
    under.add(element);
    let size = 1;
    for (const child of element.children) if (typeof child !== 'string') size += sizeOf(child);
    for (const name of element.refers) {
      const part = parts.get(name);
      if (part) size += sizeOf(part);
    }
    under.delete(element);
    sizes.set(element, size);
    return size;
  };
  return sizeOf(root) <= MOST_DRAWN;
}

function collect(element: Drawn, parts: Map<string, Drawn>): void {
  const { id, children } = element;
  if (id !== undefined && !parts.has(id)) parts.set(id, element);
  for (const child of children) if (typeof child !== 'string') collect(child, parts);
}
