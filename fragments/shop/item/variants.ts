import type { ItemSku } from '../../../shared/contracts/items.ts';

/** One thing that variants differ in, such as size, with its values in the owner's order. */
export interface Attribute {
  readonly name: string;
  readonly values: readonly string[];
}

export type OptionState = 'open' | 'sold_out' | 'missing';

/** True where no unit is left; what is made on demand never runs out. */
export function isSoldOut(sku: ItemSku): boolean {
  return sku.available !== null && sku.available < 1;
}

/**
 * What the variants differ in. Empty where they cannot be told apart by attributes that every one
 * of them has: then they are one list.
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

/** A variant in words, such as `Rojo / M`; its code where it has no attributes. */
export function skuLabel(sku: ItemSku): string {
  return Object.values(sku.attributes).join(' / ') || sku.code;
}

/** The variant to begin with: the one asked for, else the first that can be bought. */
export function initialSku(skus: readonly ItemSku[], wanted?: string): ItemSku | undefined {
  return skus.find(({ id }) => id === wanted) ?? skus.find((sku) => !isSoldOut(sku)) ?? skus[0];
}

/** The variants that have a value, and the current choices of the attributes before it. */
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
 * Whether a value can be chosen. Only the choices before it count: were every other choice to
 * count, two attributes could block each other, and no way would lead from one variant to the next.
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

/** The variant after choosing a value: one that can be bought, with as many later choices kept as can be. */
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
