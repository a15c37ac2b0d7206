import { z } from 'zod';
import { CATALOGUE_RULE_MAX } from '../rules/catalogue-rule.ts';
import { itemKind, minor, storeId } from './fields.ts';

const type = itemKind.nullable();
const tags = z.array(z.string().trim().min(1).max(60)).max(CATALOGUE_RULE_MAX.tags);
const price = minor.min(0).nullable();
const owner = storeId.nullable();
const days = z.number().int().min(1).max(CATALOGUE_RULE_MAX.days).nullable();

/** The products that a catalogue takes by itself: those that meet all that is said. */
export const shownRule = z
  .object({
    type,
    /** Each of them, in either language, whatever its capitals. */
    tags,
    /** Lowest price of the variants, minor units of the product's currency; a hidden price meets none. */
    price_from: price,
    price_to: price,
    /** The store that owns the product. */
    owner,
    /** At most so many days since the product came into the store. */
    new_days: days,
  })
  .meta({ id: 'CatalogueRule' });
export type CatalogueRule = z.infer<typeof shownRule>;

/** A rule as a call takes it: what is left out says nothing, but something has to be said. */
export const givenRule = z
  .object({
    type: type.default(null),
    tags: tags.default([]),
    price_from: price.default(null),
    price_to: price.default(null),
    owner: owner.default(null),
    new_days: days.default(null),
  })
  .refine(({ tags: said, ...rule }) => said.length > 0 || Object.values(rule).some(isSaid))
  .refine(({ price_from: from, price_to: to }) => from === null || to === null || from <= to);

function isSaid(value: unknown): boolean {
  return value !== null;
}
