/**
 * How much script may come with a fragment; `npm run check` holds the limit of each class
 * (edge/cli/check/budgets.ts). The first three limit a page with everything live, by the heaviest
 * class among its fragments: of shoppers, of an account, of the office. `edit` is edit mode itself,
 * all its fragments together, and each `panel` what it opens: both beyond what the page has. An
 * `embed` stands on partners' pages alone.
 */
export type WeightClass = 'shop' | 'account' | 'office' | 'edit' | 'panel' | 'embed';
