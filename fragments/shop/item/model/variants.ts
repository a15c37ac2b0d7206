import type { ItemSku } from '../../../../shared/contracts/items.ts';
import { isSoldOut } from '../../../../shared/rules/skus.ts';

/** A property in which variants differ, such as size, with its values in the owner's order. */
export interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

export type OptionState = 'open' | 'sold_out' | 'missing';

/**
 * The attributes in which the variants differ. Empty when the attributes that every variant has
 * cannot tell them apart: then the variants are one list.
 */
export function attributesOf(skus: readonly ItemSku[]): Attribute[] {
  const names = Object.keys(skus[0]?.attributes ?? {});
  const same = skus.every(({ attributes }) => {
    const own = Object.keys(attributes);
    return own.length === names.length && own.every((name) => names.includes(name));
  });
  const labels = new Set(
    skus.map((sku) => JSON.stringify(names.map((name) => sku.attributes[name]))),
  );
  if (!same || labels.size < skus.length) return [];
  return names.map((name) => ({
    name,
    values: [...new Set(skus.map((sku) => sku.attributes[name]!))],
  }));
}

/** The variants that have this value, and the current choices of the attributes before it. */
function candidates(
  attributes: readonly Attribute[],
  skus: readonly ItemSku[],
  current: ItemSku,
  index: number,
  value: string,
): ItemSku[] {
  const before = attributes.slice(0, index);
  return skus.filter(
    (sku) =>
      sku.attributes[attributes[index]!.name] === value &&
      before.every(({ name }) => sku.attributes[name] === current.attributes[name]),
  );
}

/**
 * Whether a value can be chosen. Only the choices before it count: if every other choice counted,
 * two attributes could block each other, and no step would lead from one variant to the next.
 */
export function optionState(
  attributes: readonly Attribute[],
  skus: readonly ItemSku[],
  current: ItemSku,
  index: number,
  value: string,
): OptionState {
  const found = candidates(attributes, skus, current, index, value);
  if (!found.length) return 'missing';
  return found.every(isSoldOut) ? 'sold_out' : 'open';
}

/**
 * The variant after a value is chosen: one that can be bought, and that keeps as many of the later
 * choices as possible.
 */
export function pickSku(
  attributes: readonly Attribute[],
  skus: readonly ItemSku[],
  current: ItemSku,
  index: number,
  value: string,
): ItemSku {
  const later = attributes.slice(index + 1);
  const score = (sku: ItemSku): number => {
    const kept = later.filter(({ name }) => sku.attributes[name] === current.attributes[name]);
    return kept.length + (isSoldOut(sku) ? 0 : attributes.length);
  };
  let best: ItemSku | undefined;
  for (const sku of candidates(attributes, skus, current, index, value)) {
    if (!best || score(sku) > score(best)) best = sku;
  }
  return best ?? current;
}
