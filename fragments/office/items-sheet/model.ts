import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import { changeSheet, listSheet, type SheetItem } from '../../../shared/contracts/item-sheet.ts';
import { count } from '../../../shared/i18n/fill.ts';
import { SHEET_ROWS } from '../../../shared/rules/item-sheet.ts';
import {
  changesBack,
  sheetChanges,
  sheetProblems,
  sheetValues,
  type SheetProblem,
} from '../../../shared/state/item-sheet.ts';
import type { FormValues } from '../../../shared/state/form.ts';
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
  /** The cells as the store has them. */
  readonly $stands: ReadonlySignal<FormValues>;
  /** The items with cells that differ from what the store has, by id. */
  readonly $changed: ReadonlySignal<ReadonlySet<string>>;
  readonly $busy: ReadonlySignal<boolean>;
  /** Whether the last save can be taken back. */
  readonly $canUndo: ReadonlySignal<boolean>;
  /** Fills cells; a name that is no cell is left out. */
  readonly enter: (values: Readonly<Record<string, string>>) => void;
  readonly discard: () => void;
  readonly save: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

export type ItemsSheetUi = OfficeUi<ItemsSheetViewProps, ItemsSheetModel>;
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
  const $values = signal<FormValues>({ ...sheetValues(props.items), ...typed(props) });
  const $refused = signal<Refused>(refusedOf(props.errors ?? {}));
  const $before = signal<readonly SheetItem[] | null>(null);
  const $problems = computed(() => sheetProblems($items.value, $values.value));
  const $stands = computed(() => sheetValues($items.value));
  const $changed = computed(() => {
    const differs = (name: string) => $values.value[name] !== $stands.value[name];
    const ids = $items.value.filter((item) => Object.keys(sheetValues([item])).some(differs));
    return new Set(ids.map(({ id }) => id));
  });

  /** Sends changes and shows the items as they are then; cells that were not saved stay as typed. */
  async function send(rows: ReturnType<typeof sheetChanges>): Promise<Refused | undefined> {
    const body = { rows };
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
    // An item that the state no longer selects stays on screen as it was saved.
    const items = $items.peek().map((item) => now.get(item.id) ?? item);
    const stays = items
      .filter(({ id }) => kept.has(id))
      .flatMap((item) => Object.keys(sheetValues([item])));
    const values = $values.peek();
    $items.value = items;
    $values.value = {
      ...sheetValues(items),
      ...Object.fromEntries(stays.map((name) => [name, values[name] ?? ''])),
    };
  }

  return {
    $items,
    $values,
    $problems,
    $refused,
    $stands,
    $changed,
    $busy: computed(() => $busy.value !== null),
    $canUndo: computed(() => $before.value !== null && $changed.value.size === 0),
    enter(values) {
      const known = Object.entries(values).filter(([name]) => name in $values.peek());
      $values.value = { ...$values.peek(), ...Object.fromEntries(known) };
    },
    discard() {
      $values.value = sheetValues($items.peek());
      $refused.value = {};
    },
    async save() {
      if (Object.keys($problems.peek()).length > 0) {
        fail({ message: t.fix });
        return;
      }
      const rows = sheetChanges($items.peek(), $values.peek());
      if (rows.length === 0) return say(t.nothing);
      const sent = new Set(rows.map(({ id }) => id));
      const before = $items.peek().filter(({ id }) => sent.has(id));
      const refused = await send(rows);
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
      const refused = await send(rows);
      if (!refused) return;
      $before.value = null;
      const left = Object.keys(refused).length;
      if (left === 0) say(t.done.undone);
      else fail({ message: count(t.done, 'some', left) });
    },
  };
}

/** The cells of a form that was refused. */
function typed({ items, values = {} }: ItemsSheetProps): FormValues {
  const names = Object.keys(sheetValues(items)).filter((name) => name in values);
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
