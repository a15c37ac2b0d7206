import { fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';

/** Amounts that were written: the bounds of the filter's steps, which every list shows. */
const written = new Map<string, string>();
/** Visitors type other amounts, which are not kept beyond these. */
const WRITTEN_MOST = 500;

/** A range of prices in words; null is an open end. Amounts are minor units. */
export function rangeLabel(
  env: PageEnv,
  from: number | null,
  to: number | null,
  t: Messages,
): string {
  const write = (minor: number) => amountText(env, minor);
  if (from === null) return fill(t.priceTo, { to: write(to ?? 0) });
  return to === null
    ? fill(t.priceFrom, { from: write(from) })
    : fill(t.priceBetween, { from: write(from), to: write(to) });
}

function amountText({ tag, currency }: PageEnv, minor: number): string {
  const key = `${tag} ${currency} ${minor}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const money = numberFormat(tag, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const text = money.format(minor / 100);
  if (written.size < WRITTEN_MOST) written.set(key, text);
  return text;
}
