import { dragRow } from '../../../_office/drag.ts';
import type { HeldPointer } from '../../../_runtime/held-pointer.ts';
import type { MarkKind } from '../../../_runtime/mark.ts';
import type { RowsOrder } from '../model/order.ts';
import type { Place } from './places.ts';

/** One list of the page whose rows stand in their owner's order. */
export interface RowList {
  readonly model: RowsOrder;
  readonly places: readonly Place[];
}

/** Makes the model of a list from its rows. */
type MakeModel = (places: readonly Place[], kind: MarkKind) => RowsOrder;

/** Puts the rows of a list into the order of its model, and leaves all that stand right. */
export function arrange(parent: Element, { model, places }: RowList): void {
  const rows = new Map(places.map(({ id, row }) => [id, row]));
  let hasMoved = false;
  model.$ids.value.forEach((id, index) => {
    const row = rows.get(id);
    const there = parent.children[index];
    if (!row || !there || there === row) return;
    parent.insertBefore(row, there);
    hasMoved = true;
  });
  if (!hasMoved) return;
  // A row that moves loses the focus.
  const lifted = places.find(({ id }) => id === model.$lifted.peek());
  lifted?.box.querySelector<HTMLElement>('.handle')?.focus();
}

const known = new WeakMap<Element, RowList & { readonly key: string }>();

/** The list in an element. It keeps its model while it has the same rows, in whichever order. */
function listIn(parent: Element, rows: readonly Place[], make: MakeModel): RowList {
  const key = rows
    .map(({ id }) => id)
    .toSorted()
    .join(' ');
  const before = known.get(parent);
  if (before?.key === key) return before;
  const list = { key, places: rows, model: make(rows, rows[0]!.kind) };
  known.set(parent, list);
  return list;
}

/** The lists that rows with an order stand in, by the element that holds their rows. */
export function listsOf(ordered: readonly Place[], make: MakeModel): ReadonlyMap<Element, RowList> {
  const standing = ordered.filter(({ row }) => row.parentElement);
  const all = Map.groupBy(standing, ({ row }) => row.parentElement!);
  return new Map([...all].map(([parent, rows]) => [parent, listIn(parent, rows, make)]));
}

/** The mark of the row whose handle had the focus as its list was read anew. */
let focused: string | undefined;

/** Remembers the row whose handle has the focus. */
export function keepFocus(active: Element | null | undefined): void {
  const handle = active?.closest('.handle');
  focused = handle?.closest<HTMLElement>('[data-mark]')?.dataset['mark'];
}

/** Whether a row's new handle takes the focus that its row had before. */
export function takesFocus({ row }: Place): boolean {
  if (focused === undefined || row.dataset['mark'] !== focused) return false;
  focused = undefined;
  return true;
}

/** Follows the pointer from a row's handle: the row takes the place of the one beneath the pointer. */
export function dragPlace({ model, places }: RowList, id: string, held: HeldPointer): void {
  const positionAt = (x: number, y: number): number | undefined => {
    const beneath = places.find(({ row }) => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return beneath && model.$ids.peek().indexOf(beneath.id);
  };
  dragRow(model, id, positionAt, held);
}
