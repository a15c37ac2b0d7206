/**
 * How much script may come with a fragment; `npm run check` holds the limit of each class
 * (edge/cli/check/budgets.ts). The first four limit a page with everything live, by the heaviest
 * class among its fragments: of shoppers, of an account, of the office, and in edit mode. An
 * `embed` stands on partners' pages alone.
 */
export type WeightClass = 'shop' | 'account' | 'office' | 'edit' | 'embed';
