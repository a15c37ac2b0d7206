import type { CellScope } from '../../unit-of-work/scope.ts';
import { payments, referenceOf } from '../../modules/payments/index.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

/** A provider's page may still be open somewhere this long after its payment was given up. */
export const WATCHED_MS = 6 * 60 * 60_000;
/** What is taken there has to be given back within 15 minutes, so it is asked about more often. */
const ASKED_EVERY_MS = 10 * 60_000;
const TRIES = 50;

/**
 * Asks about the tries that their buyers gave up: what was taken after all completes its payment, or
 * is given back, as any approval is. An event of the provider does the same sooner.
 */
export async function askGivenUp(work: CellScope, now: number): Promise<void> {
  const tries = await work.cell.read(payments.listWatched(now - ASKED_EVERY_MS, TRIES));
  for (const one of tries) {
    const isOver = await settleGivenUp(work, one, now).catch(() => false);
    await work.cell.write([payments.noteAsked(one, isOver, now)]);
  }
}

/** Asks about one try, and settles it; true once nothing more is waited for. */
async function settleGivenUp(
  work: CellScope,
  one: payments.WatchedTry,
  now: number,
): Promise<boolean> {
  const { payment_id: id, n: tries } = one;
  const reference = referenceOf(work.cell, { id, tries });
  const found = await (await providerOf(work, one))?.find(reference, one.charge_id);
  const isLate = now >= (one.watched_until ?? 0);
  if (!found?.ok) return isLate || found?.error.code === 'charge_not_found';
  await settlePayment(work, found.value);
  const { outcome } = found.value;
  return ['approved', 'authorized', 'declined'].includes(outcome) || isLate;
}
