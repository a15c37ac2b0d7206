import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import { changeSheet, listSheet, type SheetItem } from '../../../shared/contracts/item-sheet.ts';
import { count } from '../../../shared/i18n/fill.ts';
import { SHEET_ROWS } from '../../../shared/rules/item-sheet.ts';
import {
  changesBack,
  movesStock,
  postedItems,
  sheetChanges,
  sheetProblems,
  sheetValues,
  tidyCells,
  whyOf,
  type SheetProblem,
  type SheetRow,
} from '../../../shared/state/item-sheet.ts';
import type { FormValues } from '../../../shared/state/form.ts';
import { rebased } from '../../_office/differing.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { ItemsSheetProps, ItemsSheetViewProps } from './props.ts';

export interface ItemsSheetModel {
  /** The items as the store has them. */
  readonly $items: ReadonlySignal<readonly SheetItem[]>;
  /** The cells as they are typed, by field name. */
  readonly $values: ReadonlySignal<FormValues>;
  readonly $problems: ReadonlySignal<Readonly<Record<string, SheetProblem>>>;
  /** Why items were not saved, by id. */
  readonly $refused: ReadonlySignal<Readonly<Record<string, string>>>;
  /** What another editor saved in cells that were typed in here, until one of both is chosen. */
  readonly $theirs: ReadonlySignal<FormValues>;
  /** The cells as the store has them. */
  readonly $stands: ReadonlySignal<FormValues>;
  /** The items with cells that differ from what the store has, by id. */
  readonly $changed: ReadonlySignal<ReadonlySet<string>>;
  /** Whether the cells move the stock of any variant, which wants a reason. */
  readonly $movesStock: ReadonlySignal<boolean>;
  readonly $busy: ReadonlySignal<boolean>;
  /** Whether the last save can be taken back. */
  readonly $canUndo: ReadonlySignal<boolean>;
  /** Fills cells, or why the stock changes; a name of neither is left out. */
  readonly enter: (values: Readonly<Record<string, string>>) => void;
  readonly discard: () => void;
  /** Puts the other editor's value into a cell. */
  readonly takeTheirs: (name: string) => void;
  /** Leaves what was typed in a cell, which the next save stores. */
  readonly keepMine: (name: string) => void;
  readonly save: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

export type ItemsSheetUi = OfficeUi<ItemsSheetViewProps, ItemsSheetModel>;
type Sent = ReturnType<typeof sheetChanges>;
type Why = Partial<ReturnType<typeof whyOf>> | { readonly stock_reason: 'undone' };

/** Why the stock changes, as a save begins with it. */
const NO_WHY = { stock_reason: 'counted', stock_note: '' };

type Refused = Readonly<Record<string, string>>;

/** The table on screen: what was typed, what the store has, and what the last save changed. */
export function itemsSheetModel(
  ports: OfficePorts<Messages>,
  props: ItemsSheetProps,
): ItemsSheetModel {
  const { t, api } = ports;
  const { say, fail, alone, $busy } = voiceOf(ports);
  const key = actionKey();
  const $items = signal<readonly SheetItem[]>(props.items);
  const begun = overSaved(posted(props), { ...NO_WHY, ...typed(props) }, props.items);
  const $values = signal<FormValues>(begun.values);
  /** The cells that another editor set, too, and that nobody chose for yet. */
  const $met = signal<ReadonlySet<string>>(new Set(begun.both));
  const $refused = signal<Refused>(refusedOf(props.errors ?? {}));
  const $before = signal<readonly SheetItem[] | null>(null);
  const $problems = computed(() => sheetProblems($items.value, $values.value));
  const $stands = computed(() => sheetValues($items.value));
  const $theirs = computed((): FormValues => {
    const mine = tidyCells($values.value);
    const open = [...$met.value].filter((name) => mine[name] !== $stands.value[name]);
    return Object.fromEntries(open.map((name) => [name, $stands.value[name] ?? '']));
  });
  const settle = (isOver: (name: string) => boolean): void => {
    $met.value = new Set([...$met.peek()].filter((name) => !isOver(name)));
  };
  const $changed = computed(() => {
    const differs = (name: string) => $values.value[name] !== $stands.value[name];
    const ids = $items.value.filter((item) => Object.keys(sheetValues([item])).some(differs));
    return new Set(ids.map(({ id }) => id));
  });

  /** Sends changes and shows the items as they are then; cells that were not saved stay as typed. */
  async function send(rows: Sent, why: Why): Promise<Refused | undefined> {
    const body = { rows, ...(movesStock(rows) && why) };
    const answer = await alone('sheet', async () => {
      const made = await call(api, changeSheet, { body, key: key.for(body) });
      key.settle(made.ok ? undefined : made.error);
      return made;
    });
    if (!answer) return undefined;
    const refused = Object.fromEntries(
      answer.results.flatMap(({ id, problem }) => (problem ? [[id, problem.message]] : [])),
    );
    $refused.value = refused;
    await refresh(new Set(Object.keys(refused)));
    return refused;
  }

  async function refresh(kept: ReadonlySet<string>): Promise<void> {
    const { text, state, page } = props;
    const offset = (page - 1) * SHEET_ROWS;
    const answer = await call(api, listSheet, {
      query: {
        text,
        offset,
        limit: SHEET_ROWS,
        ...((state === 'shown' || state === 'not_shown') && { state }),
      },
    });
    if (!answer.ok) return fail(answer.error);
    const now = new Map(answer.value.results.map((item) => [item.id, item]));
    const before = $items.peek();
    // An item that the state no longer selects stays on screen as it was saved.
    const items = before.map((item) => now.get(item.id) ?? item);
    const stay = Object.keys(sheetValues(items.filter(({ id }) => kept.has(id))));
    const values = $values.peek();
    const standing = Object.fromEntries(stay.map((name) => [name, values[name] ?? '']));
    const { values: over, both } = overSaved(before, standing, items);
    $items.value = items;
    $values.value = { ...(kept.size > 0 ? whyTyped(values) : NO_WHY), ...over };
    $met.value = new Set([...$met.peek(), ...both].filter((name) => stay.includes(name)));
  }

  return {
    $items,
    $values,
    $problems,
    $refused,
    $theirs,
    $stands,
    $changed,
    $movesStock: computed(() => movesStock(sheetChanges($items.value, $values.value))),
    $busy: computed(() => $busy.value !== null),
    $canUndo: computed(() => $before.value !== null && $changed.value.size === 0),
    enter(values) {
      const known = Object.entries(values).filter(([name]) => name in $values.peek());
      $values.value = { ...$values.peek(), ...Object.fromEntries(known) };
    },
    discard() {
      $values.value = { ...NO_WHY, ...sheetValues($items.peek()) };
      $refused.value = {};
      settle(() => true);
    },
    takeTheirs(name) {
      $values.value = { ...$values.peek(), [name]: $stands.peek()[name] ?? '' };
      settle((one) => one === name);
    },
    keepMine: (name) => settle((one) => one === name),
    async save() {
      if (Object.keys($problems.peek()).length > 0) {
        fail({ message: t.fix });
        return;
      }
      const rows = sheetChanges($items.peek(), $values.peek());
      if (rows.length === 0) return say(t.nothing);
      const sent = new Set(rows.map(({ id }) => id));
      const before = $items.peek().filter(({ id }) => sent.has(id));
      const refused = await send(rows, whyOf($values.peek()));
      if (!refused) return;
      const left = Object.keys(refused).length;
      $before.value = left === rows.length ? null : before.filter(({ id }) => !(id in refused));
      if (left === 0) say(t.done.saved);
      else fail({ message: count(t.done, 'some', left) });
    },
    async undo() {
      const before = $before.peek();
      if (!before) return;
      const rows = changesBack(before, $items.peek());
      if (rows.length === 0) {
        $before.value = null;
        return;
      }
      const refused = await send(rows, { stock_reason: 'undone' });
      if (!refused) return;
      $before.value = null;
      const left = Object.keys(refused).length;
      if (left === 0) say(t.done.undone);
      else fail({ message: count(t.done, 'some', left) });
    },
  };
}

const whyTyped = (values: FormValues): FormValues =>
  Object.fromEntries(Object.keys(NO_WHY).map((name) => [name, values[name] ?? '']));

/**
 * Typed cells over what is saved by now: a cell that only another editor changed shows their value.
 * @param before the items that the typing began with
 */
function overSaved(
  before: readonly SheetRow[],
  cells: FormValues,
  items: readonly SheetItem[],
): { values: FormValues; both: readonly string[] } {
  const theirs = sheetValues(items);
  const mine = { ...theirs, ...tidyCells(cells) };
  const names = Object.keys(theirs);
  const { values, both } = rebased(names, { ...theirs, ...sheetValues(before) }, mine, theirs);
  // What is left to be saved stays as it was typed.
  const open = names.filter((name) => name in cells && values[name] !== theirs[name]);
  const typedIn = Object.fromEntries(open.map((name) => [name, cells[name] ?? '']));
  return { values: { ...cells, ...values, ...typedIn }, both };
}

/** The items that a refused form was shown with. */
const posted = ({ values = {} }: ItemsSheetProps): SheetRow[] => postedItems(values['items'] ?? '');

/** The cells of a form that was refused, and why its stock changes. */
function typed({ items, values = {} }: ItemsSheetProps): FormValues {
  const cells = Object.keys({ ...NO_WHY, ...sheetValues(items) });
  const names = cells.filter((name) => name in values);
  return Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
}

/** The problems of whole items among those of a refused form, by id. */
function refusedOf(errors: FormValues): Refused {
  const row = 'row_';
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) =>
      name.startsWith(row) ? [[name.slice(row.length), text ?? '']] : [],
    ),
  );
}
