const EDITORS = { item: 'articulos', catalogue: 'catalogos', entry: 'blog' } as const;

/** A thing of the store that has an editor in the office. */
export type EditedKind = keyof typeof EDITORS;

/**
 * The page of the office on which a thing of the store is edited.
 * @param base the path before the store's own addresses; empty on a domain of its own
 */
export function editorOf(base: string, kind: EditedKind, id: string): string {
  return `${base}/admin/${EDITORS[kind]}/${id}`;
}
