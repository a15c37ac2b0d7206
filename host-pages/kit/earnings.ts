import { EARNINGS_ASKED_MAX, listEarnings, type Earning } from '../../shared/contracts/referral.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { formatMoney } from '../../shared/kernel/money.ts';
import { say } from '../words/index.ts';
import type { PageContext } from './page.ts';

/** The facts of an item that decide whether a reseller may earn by it. */
interface Sold {
  readonly id: string;
  /** The store that owns it. */
  readonly owner: string;
  readonly list_state: 'published' | 'unpublished';
  readonly hiden: boolean;
}

/**
 * What the variants of some items earn the account that opened the page; nothing for visitors and for
 * accounts without a store of their own, and where it cannot be read.
 */
export async function earningsOf(
  { person, store, read }: PageContext,
  items: readonly Sold[],
): Promise<readonly Earning[]> {
  const reader = await person;
  const resold = items
    .filter(
      ({ owner, list_state: state, hiden }) =>
        owner !== store.id && state === 'published' && !hiden,
    )
    .slice(0, EARNINGS_ASKED_MAX)
    .map(({ id }) => id);
  if (reader?.user_level !== 'two' || resold.length === 0) return [];
  const asked = read(listEarnings, {
    params: { me: reader.id },
    query: { items: resold.join(',') },
  });
  return asked.then(orThrow).then(
    ({ results }) => results,
    () => [],
  );
}

/** The line of each card of a list about what its sale earns, as the reader's browser shows it. */
export async function cardEarnings(
  context: PageContext,
  { results }: { readonly results: readonly Sold[] },
): Promise<{ readonly earnings?: Readonly<Record<string, string>> }> {
  if (!context.showsResale) return {};
  const { env } = context;
  const earnings = await earningsOf(context, results);
  if (earnings.length === 0) return {};
  const t = say(env);
  const lines: Record<string, string> = {};
  for (const { id, currency, earnings: earned, buy_by: buyBy } of earnings) {
    lines[id] ??= t('cardEarning', {
      earned: formatMoney(earned, currency, env.tag),
      buyBy: formatMoney(buyBy, currency, env.tag),
    });
  }
  return { earnings: lines };
}
