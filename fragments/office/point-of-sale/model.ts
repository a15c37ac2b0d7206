import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  findSaleItems,
  sellInStore,
  type InStoreSale,
  type SaleItem,
} from '../../../shared/contracts/in-store.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { sumMinor } from '../../../shared/kernel/money.ts';
import { changeOf } from '../../../shared/rules/in-store.ts';
import {
  problemsOfSale,
  receivedOf,
  takenOf,
  type SaleFields,
} from '../../../shared/rules/in-store-form.ts';
import { MAX_LINE_AMOUNT } from '../../../shared/rules/quantity.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';
import type { Line, PointOfSaleProps, PointOfSaleViewProps } from './props.ts';

/** What the view's parts are given. */
export type PointOfSaleUi = OfficeUi<PointOfSaleViewProps, PointOfSaleModel>;

export interface PointOfSaleModel {
  readonly $found: ReadonlySignal<readonly SaleItem[]>;
  /** Whether the last search found nothing. */
  readonly $missed: ReadonlySignal<boolean>;
  readonly $lines: ReadonlySignal<readonly Line[]>;
  /** Minor units. */
  readonly $total: ReadonlySignal<number>;
  readonly $fields: ReadonlySignal<SaleFields>;
  readonly $errors: ReadonlySignal<Readonly<Record<string, string>>>;
  /** The change that goes back; undefined where too little, or no amount, is typed. */
  readonly $change: ReadonlySignal<number | undefined>;
  /** The sale that was just made; null while one is under way. */
  readonly $sold: ReadonlySignal<InStoreSale | null>;
  readonly $busy: ReadonlySignal<string | null>;
  /** Name of the item that was added last, for screen readers. */
  readonly $added: ReadonlySignal<string>;
  /** Looks for a text; what has it as its whole code is added at once. True where it was. */
  readonly find: (text: string) => Promise<boolean>;
  readonly add: (item: SaleItem) => void;
  /** Sets the units of a line; none take it out. */
  readonly setAmount: (sku: string, amount: number) => void;
  readonly input: (name: keyof SaleFields, value: string) => void;
  readonly sell: () => Promise<void>;
  readonly begin: () => void;
}

/** A sale in person on screen. */
export function pointOfSaleModel(
  ports: OfficePorts<Messages>,
  { env, supplier, found, text, lines, sold, values, errors }: PointOfSaleProps,
): PointOfSaleModel {
  const { t, api } = ports;
  const { $busy, alone, fail } = voiceOf(ports);
  const $found = signal<readonly SaleItem[]>(found);
  const $missed = signal(text !== '' && found.length === 0);
  const $lines = signal<readonly Line[]>(lines);
  const $sold = signal(sold);
  const $added = signal('');
  const $fields = signal<SaleFields>({ taken: 'cash', ...values });
  const $errors = signal<Readonly<Record<string, string>>>(errors);
  const key = actionKey();
  const params = { id: supplier };
  let asked = 0;

  const $total = computed(() => sumMinor($lines.value.map(({ price, amount }) => price * amount)));
  const $change = computed(() => {
    const received = receivedOf($fields.value);
    if (received === undefined) return undefined;
    return changeOf(takenOf($fields.value), $total.value, received);
  });

  function add(item: SaleItem) {
    const standing = $lines.value.find(({ sku }) => sku === item.sku);
    $sold.value = null;
    $added.value = fill(t.added, { name: item.name });
    if (standing) setAmount(item.sku, standing.amount + 1);
    else $lines.value = [...$lines.value, { ...item, amount: 1 }];
  }

  function setAmount(sku: string, amount: number) {
    const units = Math.min(Math.max(0, Math.trunc(amount) || 0), MAX_LINE_AMOUNT);
    $lines.value = $lines.value.flatMap((line) => {
      if (line.sku !== sku) return [line];
      return units === 0 ? [] : [{ ...line, amount: units }];
    });
  }

  /** The sale as its call takes it. */
  function body() {
    const { full_name = '', email = '', phone = '', note = '' } = $fields.value;
    const received = receivedOf($fields.value) ?? undefined;
    return {
      lines: $lines.value.map(({ item, sku, amount: units }) => ({ item, sku, amount: units })),
      total: $total.value,
      taken: takenOf($fields.value),
      ...(received !== undefined && { received }),
      full_name,
      email: email.trim(),
      phone,
      note,
    };
  }

  return {
    $found,
    $missed,
    $lines,
    $total,
    $fields,
    $errors,
    $change,
    $sold,
    $busy,
    $added,
    async find(typed) {
      asked += 1;
      const mine = asked;
      const answer = await call(api, findSaleItems, { params, query: { text: typed.trim() } });
      // A scanner reads on while an answer is under way: each code counts, the last list is shown.
      if (!answer.ok) {
        fail(answer.error);
        return false;
      }
      const { results } = answer.value;
      const coded = results.filter((item) => item.is_code);
      const [only] = coded;
      if (mine === asked) {
        $found.value = results;
        $missed.value = results.length === 0;
      }
      if (!only || coded.length > 1) return false;
      add(only);
      return true;
    },
    add,
    setAmount,
    input(name, value) {
      $fields.value = { ...$fields.value, [name]: value };
      $errors.value = { ...$errors.value, [name]: '' };
    },
    async sell() {
      const problems = problemsOfSale($fields.value, $total.value, env.country, t.needs);
      $errors.value = problems;
      if (Object.keys(problems).length > 0 || $lines.value.length === 0) return;
      const given = body();
      const made = await alone('sell', async () => {
        const answer = await call(api, sellInStore, { params, body: given, key: key.for(given) });
        key.settle(answer.ok ? undefined : answer.error);
        return answer;
      });
      if (!made) return;
      $sold.value = made;
      $lines.value = [];
      $fields.value = { taken: 'cash' };
      $added.value = '';
    },
    begin() {
      $sold.value = null;
    },
  };
}
