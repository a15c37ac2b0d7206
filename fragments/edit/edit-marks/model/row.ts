import { editorOf } from '../../../../shared/rules/editors.ts';
import type { MarkKind } from '../../../_runtime/mark.ts';

/** The row that a mark is about. */
export interface MarkedRow {
  readonly kind: MarkKind;
  readonly id: string;
  readonly name: string;
}

/** A row as the page shows it. */
export interface ShownRow extends MarkedRow {
  readonly row: Pick<HTMLElement, 'hidden'>;
}

/** The page of the office on which a row is edited; null for an item that another store owns. */
export function editorOfRow(
  base: string,
  { kind, id }: Pick<MarkedRow, 'kind' | 'id'>,
): string | null {
  if (kind === 'listed') return null;
  return editorOf(base, kind === 'heading' ? 'catalogue' : kind, id);
}
