import { instantOf, isDay } from '../../../../shared/rules/local-time.ts';
import { ITEM_MAX } from '../../../../shared/kernel/constants/limits.ts';
import { itemKinds, type ItemKind } from '../../../../shared/kernel/item-kinds.ts';
import { fold } from '../../../../shared/rules/fold.ts';
import type { ImportField } from '../../../../shared/rules/import-columns.ts';
import { detailsOf } from '../../../../shared/rules/item-details.ts';
import { listOf } from '../../../../shared/rules/listed-cells.ts';
import { returnFees, returnLabels } from '../../../../shared/rules/return-terms.ts';
import { tidyText } from '../../../../shared/rules/item-edits.ts';
import type { ItemState, Library } from '../../../modules/items/index.ts';
import type { Given } from '../item-state.ts';
import { amountOf, type Cells } from './columns.ts';
import type { Reason } from './words.ts';

/** What the cells of a file are read by. */
export interface Reading {
  readonly currency: string;
  /** The decimals of its prices. */
  readonly places: number;
  /** The store's clock: a time zone, or a country for that country's. */
  readonly clock: string;
  readonly library: Library;
}

const TAG_MAX = 100;

const YES = ['yes', 'si', 'true', 'verdadero', '1'];
const NO = ['no', 'false', 'falso', '0'];

function yesOf(cell: string): boolean | undefined {
  const word = fold(cell);
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : undefined;
}

/** Reads one of some words, in whatever case. */
const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (cell: string): Word | undefined =>
    words.find((word) => word.toLowerCase() === cell.toLowerCase());

/** Reads a whole number within limits. */
const wholeWithin = (least: number, most: number) => (cell: string) => {
  const number = /^\d{1,7}$/.test(cell) ? Number(cell) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
};

/** The persons that a ticket admits. */
export const personsOf = wholeWithin(1, 100);

const TIME = /^(\d{4}-\d\d-\d\d)[ T](\d{1,2}:\d\d(?::\d\d)?)$/;

/** A time by the store's clock, `2026-12-01 09:00`, as ISO 8601; undefined for any other text. */
export function momentOf(cell: string, clock: string): string | undefined {
  const [, day = '', time = ''] = TIME.exec(cell) ?? [];
  if (!isDay(day)) return undefined;
  const at = instantOf(`${day}T${time.padStart(time.length < 6 ? 5 : 8, '0')}`, clock);
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

const KINDS: Readonly<Record<string, ItemKind>> = {
  producto: 'product',
  servicio: 'service',
  experiencia: 'experience',
};

/** The kind of item that a cell names, in either language; undefined for any other text. */
export function kindOf(cell: string): ItemKind | undefined {
  const word = fold(cell.trim());
  return itemKinds.find((kind) => kind === word) ?? KINDS[word];
}

interface Term {
  /** The value of a cell that is not empty; undefined for a text that is none. */
  readonly read: (cell: string, by: Reading) => Given | undefined;
  /** What an empty cell says; left out where it says nothing. */
  readonly empty?: Given;
}

/** A field of the same name whose cell is read alone. */
function term<Name extends keyof Given>(
  name: Name,
  read: (cell: string, by: Reading) => Given[Name] | undefined,
  ...empty: [] | [Given[Name]]
): Term {
  const given = (value: Given[Name]) => ({ [name]: value }) as Given;
  return {
    read(cell, by) {
      const value = read(cell, by);
      return value === undefined ? undefined : given(value);
    },
    ...(empty.length > 0 && { empty: given(empty[0]) }),
  };
}

const asIs = (cell: string) => cell;
const price = (cell: string, { places }: Reading) => {
  const amount = amountOf(cell, places);
  return amount === undefined || amount > ITEM_MAX.price ? undefined : amount;
};
const moment = (cell: string, { clock }: Reading) => momentOf(cell, clock);

function tagsOf(cell: string): string[] | undefined {
  const tags = listOf(cell);
  return tags.length > ITEM_MAX.tags || tags.some((tag) => tag.length > TAG_MAX) ? undefined : tags;
}

function photosOf(cell: string, { library }: Reading): string[] | undefined {
  const photos = listOf(cell).map((one) => library.find(one)?.url);
  const found = photos.filter((url) => url !== undefined);
  return found.length < photos.length || found.length > ITEM_MAX.photos ? undefined : found;
}

const placeOf = (cell: string) => (cell.length > ITEM_MAX.place ? undefined : cell);

const TERMS = {
  publish_at: term('publish_at', moment, null),
  hidden: term('hiden', yesOf),
  photos: term('photos', photosOf, []),
  tags: term('tags', tagsOf, []),
  tags_en: term('tags_en', tagsOf, null),
  details: term('details', detailsOf, []),
  details_en: term('details_en', detailsOf, null),
  seo_title: term('seo_title', asIs, null),
  seo_title_en: term('seo_title_en', asIs, null),
  seo_description: term('seo_description', asIs, null),
  seo_description_en: term('seo_description_en', asIs, null),
  main_type: term('main_type', oneOf(['personal', 'business'])),
  stock_type: term('stock_type', oneOf(['onstock', 'ondemand'])),
  max_purchase_amount: term('max_purchase_amount', wholeWithin(1, 999), null),
  is_free: term('is_free', yesOf),
  hide_price: term('hide_price', yesOf),
  is_dropshipping: term('is_dropshipping', yesOf),
  contribution_margin: term('contribution_margin', price),
  experience_date: term('experience_date', moment),
  experience_place: term('experience_place', placeOf, null),
  experience_place_en: term('experience_place_en', placeOf, null),
} as const satisfies Partial<Record<ImportField, Term>>;

type Returns = ItemState['return_info'];

/** How each part of the return terms is read; null is what an empty cell says. */
const RETURNS = {
  return_type: ['return_type', oneOf(['disallowed', '72hrs'])],
  return_policy: ['return_policy', oneOf(['common', 'customized'])],
  return_legend: ['return_policy_legend', tidyText],
  return_legend_en: ['return_policy_legend_en', tidyText],
  return_fees: ['return_fees', oneOf(returnFees)],
  return_label: ['return_shipping_label', oneOf(returnLabels)],
  restocking_fees: [
    'restocking_fees',
    (cell: string) => wholeWithin(1, 100)(cell.replace('%', '').trim()),
  ],
} as const satisfies Partial<
  Record<ImportField, readonly [keyof Returns, (cell: string) => unknown]>
>;

/** Fields that an empty cell leaves as they are. */
const KEPT: readonly ImportField[] = ['return_type', 'return_policy'];

const fieldsOf = <Field extends string>(table: Readonly<Record<Field, unknown>>) =>
  Object.keys(table) as Field[];
const TERM_FIELDS = fieldsOf(TERMS);
const RETURN_FIELDS = fieldsOf(RETURNS);

/** The item's own terms that a row has cells for, beside its texts; or the field that cannot be read. */
export function termsOf(cells: Cells, before: Returns, by: Reading): Given | Reason {
  let given: Given = {};
  for (const field of TERM_FIELDS) {
    const cell = cells[field]?.trim();
    if (cell === undefined) continue;
    const one: Term = TERMS[field];
    const value = cell === '' ? (one.empty ?? {}) : one.read(cell, by);
    if (value === undefined) return field;
    given = { ...given, ...value };
  }
  const returns = returnsOf(cells);
  if (typeof returns === 'string') return returns;
  return Object.keys(returns).length === 0
    ? given
    : { ...given, return_info: { ...before, ...returns } };
}

function returnsOf(cells: Cells): Partial<Returns> | Reason {
  const returns: Record<string, unknown> = {};
  for (const field of RETURN_FIELDS) {
    const cell = cells[field]?.trim();
    if (cell === undefined || (cell === '' && KEPT.includes(field))) continue;
    const [name, read] = RETURNS[field];
    const value = cell === '' ? null : read(cell);
    if (value === undefined) return field;
    returns[name] = value;
  }
  return returns;
}
