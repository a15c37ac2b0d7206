/** The script that a browser loads: the budgets of `npm run check`, as a table. */
import { budgetSizes } from '../../../edge/cli/check/budget-sizes.ts';
import type { Part } from '../../support/suite/part.ts';

/**
 * Sizes of other products, measured once, on a list page and with one button: brotli, before any
 * touch.
 */
const OTHERS = [
  'beside it: 107 KB before any touch on a list page of Shopify’s Hydrogen skeleton,',
  '54 KB of Shopify’s buy button',
].join(' ');

export const weight: Part = {
  name: 'weight',
  about: 'script in bytes of brotli: before a touch, with everything live, on a partner’s page',
  async run() {
    const { sizes } = await budgetSizes();
    return {
      text: OTHERS,
      checks: sizes.map(({ name, size, limit }) => ({
        name: NAMES[name] ?? `${name}, everything live`,
        figure: kilobytes(size),
        limit: `≤ ${kilobytes(limit)}`,
        met: size <= limit,
      })),
    };
  },
};

const NAMES: Readonly<Record<string, string>> = {
  loader: 'any page, before a touch',
  slider: 'a slider of several slides, by itself when idle',
  embed: 'a partner’s page, before a touch',
};

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
