import { fill } from '../../../../shared/i18n/fill.ts';
import { dayOf } from '../../../_office/day.ts';
import type { OwnInvoicesViewProps } from '../props.ts';

/**
 * The days of a global invoice in words.
 * @param span `YYYY-MM-DD`; read at noon of the country that has them, so that no zone moves a day
 */
export function spanOf(
  t: Pick<OwnInvoicesViewProps['t'], 'days'>,
  { first, last }: { readonly first: string; readonly last: string },
  env: OwnInvoicesViewProps['env'],
): string {
  const day = (date: string) => dayOf(`${date}T18:00:00Z`, env);
  return fill(t.days, { first: day(first), last: day(last) });
}
