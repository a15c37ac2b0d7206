import type { Purchase } from '../../../../shared/contracts/orders.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { TOAST_SECONDS } from '../../../../shared/kernel/constants/timers.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import type { Messages } from '../messages/es.ts';
import { momentText } from './standing.ts';

/** The notice of a number that is waited for; undefined where none is. It stays long enough to be read on the way to a shop. */
export function slipNotice(
  { slip }: Pick<Purchase, 'slip'>,
  t: Pick<Messages, 'slipWaits'>,
  { tag, country }: Pick<PageEnv, 'tag' | 'country'>,
) {
  if (!slip || slip.is_over) return undefined;
  const message = fill(t.slipWaits, { until: momentText(slip.until, tag, country) });
  return { tone: 'info', message, seconds: TOAST_SECONDS.longest } as const;
}
