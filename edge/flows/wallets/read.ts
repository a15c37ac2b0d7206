import type { Wallet, WalletFilters } from '../../../shared/contracts/wallets.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { cutoffsAt } from '../../../shared/rules/cutoffs.ts';
import { endOfDay, isDay, startOfDay } from '../../../shared/rules/local-time.ts';
import { pauses } from '../../modules/cashouts/index.ts';
import { wallets, type WalletEntryRow } from '../../modules/ledger/index.ts';
import type { TermsReason } from '../../../shared/rules/resale-terms.ts';
import { eventOf, WALLET_UNEARNED } from '../../../shared/rules/wallet-entries.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/** Whose wallet, in the tenant's network. */
export type Owner = `person:${string}` | `store:${string}`;

/** Which entries of a wallet, and how many. */
export type AskedEntries = WalletFilters & { readonly offset: number; readonly limit: number };

/** A wallet in the tenant's network, with a page of its entries. */
export async function readWallet(
  { cell, tenant, ports }: RequestScope,
  owner: Owner,
  type: string,
  { offset, limit, ...filters }: AskedEntries,
): Promise<Result<Wallet, Failure>> {
  const network = tenant.rootId ?? tenant.storeId;
  const now = ports.clock.now();
  const [root, kept] = await Promise.all([
    cell.first(wallets.findNetwork(network)),
    cell.read(wallets.listCurrencies(network, owner)),
  ]);
  const currency = type.toUpperCase();
  const currencies = [...new Set([root?.currency, ...kept.map((row) => row.currency)])];
  if (!root || !currencies.includes(currency)) return fail({ code: 'not_found' });
  const key = { network, owner, currency };
  const { last, next } = cutoffsAt(now, root.country);
  const which = { event: filters.event, ...daysOf(filters, root.country) };
  const seller = owner.startsWith('person:') ? owner.slice('person:'.length) : undefined;
  const [found, entries, counted, unearned, paused] = await Promise.all([
    cell.first(wallets.findWallet(key, last)),
    cell.read(wallets.listEntries(key, which, { offset, limit })),
    cell.first(wallets.countEntries(key, which)),
    seller === undefined ? [] : cell.read(wallets.listUnearned(network, seller, WALLET_UNEARNED)),
    seller === undefined ? undefined : cell.first(pauses.findPause(network, seller)),
  ]);
  const { locked = 0, open = 0, paying = 0, since = 0 } = found ?? {};
  return ok({
    wallet_type: { id: type, currency },
    balance: locked + open + paying,
    locked,
    paying,
    available_for_cashout: Math.max(open - since, 0),
    next_cutoff_date: new Date(next).toISOString(),
    others: currencies.flatMap((one) =>
      one === undefined || one === currency ? [] : [one.toLowerCase()],
    ),
    paused: paused?.reason ?? null,
    unearned: unearned.map(({ id, number, created_at: at, reason }) => ({
      order: { id, number },
      at: new Date(at).toISOString(),
      reason: reason as TermsReason,
    })),
    entries: { results: entries.map(toEntry), matches_estimated: counted?.n ?? 0 },
  });
}

function daysOf({ start_date: from, end_date: to }: WalletFilters, country: string) {
  return {
    from: from !== undefined && isDay(from) ? startOfDay(from, country) : undefined,
    to: to !== undefined && isDay(to) ? endOfDay(to, country) : undefined,
  };
}

function toEntry(row: WalletEntryRow): Wallet['entries']['results'][number] {
  const { n, cause, posted_at: at, amount, way, order_id: id, number } = row;
  return {
    id: `${n}`,
    at: new Date(at).toISOString(),
    event: eventOf(cause) ?? 'paid',
    amount: way < 0 ? -amount : amount,
    order: id === null || number === null ? null : { id, number },
  };
}
