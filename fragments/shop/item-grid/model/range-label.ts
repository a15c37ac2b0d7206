import { fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';

/** A range of prices in words; null is an open end. Amounts are minor units. */
export function rangeLabel(
  env: PageEnv,
  from: number | null,
  to: number | null,
  t: Messages,
): string {
  const money = numberFormat(env.tag, {
    style: 'currency',
    currency: env.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const write = (minor: number) => money.format(minor / 100);
  if (from === null) return fill(t.priceTo, { to: write(to ?? 0) });
  return to === null
    ? fill(t.priceFrom, { from: write(from) })
    : fill(t.priceBetween, { from: write(from), to: write(to) });
}
