import { useEffect, useMemo } from 'react';
import { dragRow } from '../../../_office/drag.ts';
import type { OrderModel } from '../../../_office/order.ts';
import type { MarkKind } from '../../../_runtime/mark.ts';
import type { Place } from './places.ts';

/** One list of the page whose rows stand in their owner's order. */
export interface RowList {
  readonly model: OrderModel;
  readonly places: readonly Place[];
}

/** Makes the model of a list from its rows. */
type MakeModel = (places: readonly Place[], kind: MarkKind) => OrderModel;

/** The rows of each list, by the element that holds them. */
function listsOf(places: readonly Place[], isOrdered: (place: Place) => boolean) {
  const ordered = places.filter((place) => isOrdered(place) && place.row.parentElement);
  return Map.groupBy(ordered, ({ row }) => row.parentElement!);
}

/** Puts the rows of a list into the order of its model, and leaves all that stand right. */
function arrange(parent: Element, { model, places }: RowList): void {
  const rows = new Map(places.map(({ id, row }) => [id, row]));
  model.$ids.value.forEach((id, index) => {
    const row = rows.get(id);
    const there = parent.children[index];
    if (row && there && there !== row) parent.insertBefore(row, there);
  });
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

/** The lists of the page that have an order, by the element that holds their rows. */
export function useLists(
  places: readonly Place[],
  isOrdered: (place: Place) => boolean,
  make: MakeModel,
): ReadonlyMap<Element, RowList> {
  const lists = useMemo(() => {
    const all = [...listsOf(places, isOrdered)];
    return new Map(all.map(([parent, rows]) => [parent, listIn(parent, rows, make)]));
  }, [places, isOrdered, make]);
  useEffect(() => {
    const stops = [...lists].map(([parent, list]) =>
      list.model.$ids.subscribe(() => arrange(parent, list)),
    );
    return () => stops.forEach((stop) => stop());
  }, [lists]);
  return lists;
}

/** Follows the pointer from a row's handle: the row takes the place of the one beneath the pointer. */
export function dragPlace({ model, places }: RowList, id: string): void {
  dragRow(model, id, (x, y) => {
    const beneath = places.find(({ row }) => {
      const { left, right, top, bottom } = row.getBoundingClientRect();
      return x >= left && x <= right && y >= top && y <= bottom;
    });
    return beneath && model.$ids.peek().indexOf(beneath.id);
  });
}
