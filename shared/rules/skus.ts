/** The facts of one thing that can be bought. */
interface Sku {
  readonly id: string;
  readonly code: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly available: number | null;
}

/** True when no unit is left; an item that is made on demand never runs out. */
export function isSoldOut(sku: Pick<Sku, 'available'>): boolean {
  return sku.available !== null && sku.available < 1;
}

/** A variant in words, such as `Rojo / M`; its code where it has no attributes. */
export function skuLabel(sku: Pick<Sku, 'attributes' | 'code'>): string {
  return Object.values(sku.attributes).join(' / ') || sku.code;
}

/** A variant with the names of its attributes, as carts and orders write it: `Talla: 24`. */
export function skuName(sku: Pick<Sku, 'attributes' | 'code'>): string {
  const named = Object.entries(sku.attributes).map(([name, value]) => `${name}: ${value}`);
  return named.join(' · ') || sku.code;
}

/**
 * The variant to begin with: the one asked for, else the first that can be bought, else the first.
 */
export function initialSku<S extends Pick<Sku, 'id' | 'available'>>(
  skus: readonly S[],
  wanted?: string,
): S | undefined {
  return skus.find(({ id }) => id === wanted) ?? skus.find((sku) => !isSoldOut(sku)) ?? skus[0];
}
