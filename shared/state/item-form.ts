import type { EditedItem, ItemFields, NewItem } from '../contracts/item-fields.ts';
import { stockReasons } from '../rules/stock-reasons.ts';
import { ITEM_MAX, TEXT_MAX } from '../kernel/constants/limits.ts';
import { instantOf, localIso } from '../rules/local-time.ts';
import { minorOf, wholeOf } from '../rules/typed-numbers.ts';
import type { FormValues } from './form.ts';
import { textBody, textProblems, textValues } from './item-texts.ts';
import {
  goodsBody,
  goodsProblems,
  goodsValues,
  skuGoodsBody,
  skuGoodsProblems,
  skuGoodsValues,
  type GoodsProblem,
} from './item-goods.ts';
import { returnBody, returnProblems, returnValues } from './item-returns.ts';

/** Whether shoppers see an item: at once, from a time on, faded in lists, or taken from sale. */
export const visibilities = ['shown', 'later', 'unpublished', 'hidden'] as const;

/** The types that the form makes. */
export const formTypes = ['product', 'service', 'experience', 'digital'] as const;

export type ItemProblem =
  | GoodsProblem
  | 'required'
  | 'long'
  | 'details'
  | 'price'
  | 'crossout'
  | 'margin'
  | 'units'
  | 'number'
  | 'persons'
  | 'time';

const TICKS = ['is_free', 'hide_price', 'is_dropshipping'] as const;
const LOCAL_LENGTH = 'YYYY-MM-DDTHH:MM'.length;

type Values = Record<string, string>;
const on = (is: boolean) => (is ? 'on' : '');
const money = (amount: number | null) => (amount === null ? '' : (amount / 100).toFixed(2));
const number = (amount: number | null | undefined) => String(amount ?? '');

/** An item as the form begins with it; a ticked box is `on`. */
export function itemValues(item: EditedItem, country: string, clock = country): Values {
  const local = (iso: string | null) =>
    iso === null ? '' : localIso(Date.parse(iso), clock).slice(0, LOCAL_LENGTH);
  const values: Values = {
    type: item.type,
    name: item.name,
    name_en: item.name_en ?? '',
    plain_description: item.plain_description,
    plain_description_en: item.plain_description_en ?? '',
    main_type: item.main_type,
    tags: item.tags.join(', '),
    tags_en: (item.tags_en ?? []).join(', '),
    ...textValues(item),
    photos: item.photos.map((photo) => photo.url).join('\n'),
    stock_type: item.stock_type,
    contribution_margin: money(item.contribution_margin),
    max_purchase_amount: number(item.max_purchase_amount),
    visibility: visibilityOf(item),
    publish_at: local(item.publish_at),
    experience_date: local(item.experience_date),
    experience_place: item.experience_place ?? '',
    experience_place_en: item.experience_place_en ?? '',
    ...returnValues(item),
    stock_reason: 'counted',
    stock_note: '',
    sku_count: String(item.skus.length),
    ...goodsValues(item, country),
  };
  for (const name of TICKS) values[name] = on(item[name]);
  item.skus.forEach((sku, index) => {
    const set = (name: string, value: string) => {
      values[`sku_${index}_${name}`] = value;
    };
    set('id', sku.id);
    set('code', sku.code);
    set('values', JSON.stringify(sku.attributes));
    set('values_en', JSON.stringify(sku.attributes_en));
    set('price', money(sku.list_price));
    set('crossout', money(sku.crossout_price));
    set('on_hand', number(sku.on_hand));
    set('was', number(sku.on_hand));
    set('photo', sku.photo?.url ?? '');
    set('persons', String(sku.persons));
    set('margin', money(sku.contribution_margin));
    for (const [name, value] of Object.entries(skuGoodsValues(sku, country))) set(name, value);
  });
  return values;
}

/** The form of a new item. */
export function newItemValues(type: string): Values {
  return {
    type: formTypes.find((one) => one === type) ?? 'product',
    name: '',
    main_type: 'business',
    stock_type: type === 'service' || type === 'digital' ? 'ondemand' : 'onstock',
    visibility: 'shown',
    return_type: '72hrs',
    return_policy: 'common',
    sku_count: '1',
    sku_0_values: '{}',
    sku_0_price: '',
    sku_0_on_hand: '',
  };
}

function visibilityOf({ list_state, hiden, publish_at }: EditedItem): string {
  if (list_state === 'unpublished') return publish_at === null ? 'unpublished' : 'later';
  return hiden ? 'hidden' : 'shown';
}

/** The form's values as the calls take them; a number that is none is 0, see `itemProblems`. */
export function itemBody(values: FormValues, clock: string): ItemFields & Pick<NewItem, 'type'> {
  const text = (name: string) => (values[name] ?? '').trim();
  const ticked = (name: string) => text(name) !== '';
  const orNull = (name: string) => text(name) || null;
  const list = (name: string) => splitTexts(text(name));
  const time = (name: string) => {
    const at = instantOf(text(name), clock);
    return Number.isNaN(at) ? null : new Date(at).toISOString();
  };
  const isExperience = text('type') === 'experience';
  const isLater = text('visibility') === 'later';
  return {
    type: text('type'),
    name: text('name'),
    name_en: orNull('name_en'),
    plain_description: text('plain_description'),
    plain_description_en: orNull('plain_description_en'),
    main_type: text('main_type') === 'personal' ? 'personal' : 'business',
    tags: list('tags'),
    tags_en: orNull('tags_en') && list('tags_en'),
    ...textBody(text),
    photos: text('photos').split(/\s+/).filter(Boolean),
    is_free: ticked('is_free'),
    hide_price: ticked('hide_price'),
    is_dropshipping: ticked('is_dropshipping'),
    contribution_margin: minorOf(text('contribution_margin')) ?? 0,
    stock_type: text('stock_type') === 'ondemand' ? 'ondemand' : 'onstock',
    max_purchase_amount: wholeOf(text('max_purchase_amount')) ?? null,
    list_state: isLater || text('visibility') === 'unpublished' ? 'unpublished' : 'published',
    hiden: text('visibility') === 'hidden',
    publish_at: isLater ? time('publish_at') : null,
    experience_date: isExperience ? time('experience_date') : null,
    experience_place: isExperience ? orNull('experience_place') : null,
    experience_place_en: isExperience ? orNull('experience_place_en') : null,
    return_info: returnBody(text),
    ...goodsBody(text),
    skus: rowsOf(values).map((index) => skuBody(values, index)),
  } as ItemFields & Pick<NewItem, 'type'>;
}

function skuBody(values: FormValues, index: number): ItemFields['skus'][number] {
  const text = (name: string) => (values[`sku_${index}_${name}`] ?? '').trim();
  const id = text('id');
  return {
    ...(id !== '' && { id }),
    code: text('code') || null,
    attributes: readAttributes(text('values')) ?? {},
    attributes_en: readAttributes(text('values_en')),
    list_price: minorOf(text('price')) ?? 0,
    crossout_price: minorOf(text('crossout')) ?? null,
    photo: text('photo') || null,
    persons: wholeOf(text('persons')) ?? 1,
    on_hand: wholeOf(text('on_hand')) ?? null,
    on_hand_was: wholeOf(text('was')) ?? null,
    contribution_margin: minorOf(text('margin')) ?? null,
    ...skuGoodsBody(text),
  };
}

/** Why the units of a form's variants change; the call takes it beside the item. */
export function stockCause(values: FormValues): {
  stock_reason: (typeof stockReasons)[number];
  stock_note: string | null;
} {
  return {
    stock_reason: stockReasons.find((one) => one === values['stock_reason']) ?? 'counted',
    stock_note: values['stock_note']?.trim() || null,
  };
}

/** Texts with commas between them. */
export function splitTexts(text: string): string[] {
  return [...new Set(text.split(',').map((one) => one.trim()))].filter(Boolean);
}

/** The places of the form's variants. */
export function rowsOf(values: FormValues): number[] {
  const count = Math.min(Number(values['sku_count']) || 1, ITEM_MAX.skus);
  return Array.from({ length: count }, (_, index) => index);
}

/** A variant's attributes out of a hidden field; null for none, and for a text that is no list of them. */
export function readAttributes(json: string): Record<string, string> | null {
  try {
    const read: unknown = JSON.parse(json);
    if (typeof read !== 'object' || read === null) return null;
    return Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]));
  } catch {
    return null;
  }
}

/** The problems that keep the form from being sent, in its order; the call has rules of its own besides. */
export function itemProblems(values: FormValues): Record<string, ItemProblem> {
  const text = (name: string) => (values[name] ?? '').trim();
  const isOver = (name: string, most: number) => Array.from(text(name)).length > most;
  const isExperience = text('type') === 'experience';
  const isTime = (name: string) => !Number.isNaN(Date.parse(text(name)));
  const problems: readonly (readonly [string, ItemProblem, boolean])[] = [
    ['name', 'required', text('name') === ''],
    ['name', 'long', isOver('name', TEXT_MAX.itemName)],
    ['name_en', 'long', isOver('name_en', TEXT_MAX.itemName)],
    ['plain_description', 'long', isOver('plain_description', TEXT_MAX.itemDescription)],
    ['plain_description_en', 'long', isOver('plain_description_en', TEXT_MAX.itemDescription)],
    ...textProblems(text),
    ...rowsOf(values).flatMap((index) => skuProblems(values, index)),
    ['contribution_margin', 'price', !isAmount(text('contribution_margin'))],
    [
      'contribution_margin',
      'margin',
      rowsOf(values).some((index) => isMarginAbove(values, index, 'contribution_margin')),
    ],
    ['max_purchase_amount', 'number', !isWhole(text('max_purchase_amount'), 1, 999)],
    ...goodsProblems(text),
    ['publish_at', 'time', text('visibility') === 'later' && !isTime('publish_at')],
    ['experience_date', 'time', isExperience && !isTime('experience_date')],
    ['experience_place', 'required', isExperience && text('experience_place') === ''],
    ...returnProblems(text),
  ];
  return Object.fromEntries(problems.filter(([, , is]) => is).map(([name, what]) => [name, what]));
}

function skuProblems(
  values: FormValues,
  index: number,
): (readonly [string, ItemProblem, boolean])[] {
  const name = (field: string) => `sku_${index}_${field}`;
  const text = (field: string) => (values[name(field)] ?? '').trim();
  return [
    [name('price'), 'price', minorOf(text('price')) === undefined],
    [name('margin'), 'price', !isAmount(text('margin'))],
    [name('margin'), 'margin', isMarginAbove(values, index, name('margin'))],
    [name('crossout'), 'crossout', isCrossed(values, index) || !isAmount(text('crossout'))],
    [name('on_hand'), 'units', !isWhole(text('on_hand'), 0, ITEM_MAX.units)],
    [name('persons'), 'persons', !isWhole(text('persons'), 1, 100)],
    ...skuGoodsProblems(text, name),
  ];
}

/** Whether the price that a variant has crossed out is not above its price. */
function isCrossed(values: FormValues, index: number): boolean {
  const crossed = minorOf(values[`sku_${index}_crossout`] ?? '');
  return crossed !== undefined && crossed <= (minorOf(values[`sku_${index}_price`] ?? '') ?? 0);
}

/** Whether a margin is above the price of a variant for which it counts: its own, or else the item's. */
function isMarginAbove(values: FormValues, index: number, field: string): boolean {
  if ((values['is_dropshipping'] ?? '').trim() === '') return false;
  const own = `sku_${index}_margin`;
  const counting = (values[own] ?? '').trim() === '' ? 'contribution_margin' : own;
  const price = minorOf(values[`sku_${index}_price`] ?? '');
  const margin = minorOf(values[field] ?? '') ?? 0;
  return field === counting && price !== undefined && margin > price;
}

const isAmount = (text: string) => text === '' || minorOf(text) !== undefined;

function isWhole(text: string, min: number, max: number): boolean {
  const value = wholeOf(text);
  return text === '' || (value !== undefined && value >= min && value <= max);
}
