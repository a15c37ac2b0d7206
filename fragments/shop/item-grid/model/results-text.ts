import { count, fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import type { Messages } from '../messages/es.ts';
import type { ItemGridProps } from '../props.ts';

/** Counts are exact up to here; beyond, they are estimates. */
const EXACT = 1_000;

/** The number of results in words: `20 resultados`, `Ver 20 resultados`. */
export function resultsText(
  t: Messages,
  name: 'results' | 'showResults',
  { env, list }: Pick<ItemGridProps, 'env' | 'list'>,
): string {
  const matches = list?.matches_estimated ?? 0;
  const number = numberFormat(env.tag);
  // Beyond a thousand the count is an estimate, and says so.
  if (name === 'results' && matches > EXACT) {
    return fill(t.moreThan, { shown: number.format(EXACT) });
  }
  return count(t, name, matches, { shown: number.format(Math.min(matches, EXACT)) });
}
