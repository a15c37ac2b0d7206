import { waitAfterRefusal, waitAfterTry } from '../../../shared/rules/refunds.ts';
import { assertThat } from '../../db/sql.ts';
import { authorizations, type AskedRow } from '../../modules/authorizations/index.ts';
import { referenceOf } from '../../modules/payments/index.ts';
import type { PaymentProvider } from '../../providers/payment/port.ts';
import type { CellScope } from '../../unit-of-work/scope.ts';
import { providerOf } from './provider-of.ts';
import { settlePayment } from './settle-payment.ts';

const DUE = 50;
/** A provider that keeps refusing to give an authorisation up lets it end by itself. */
const LONGEST_WAIT_MS = 12 * 60 * 60_000;

/**
 * Asks the provider for what is asked of an authorisation, once however often it is called: the key is the payment's.
 * A try whose answer was lost begins with the question how the charge stands. What the provider says comes through
 * the one settlement. A charge that it refuses is given up, so that its seller decides anew.
 */
export async function sendAuthorization(work: CellScope, payment: string): Promise<void> {
  const asked = await work.cell.first(authorizations.findAsked(payment));
  if (asked?.state !== 'standing' || asked.asked === null) return;
  const provider = await providerOf(work, asked);
  if (!provider) return note(work, asked, 'no_keys');
  if (asked.tries > 0 && (await isSettled(work, asked, provider))) return;
  const now = work.ports.clock.now();
  const claimed = await work.cell.write([
    assertThat(authorizations.isAuthorizationAsRead(asked)),
    authorizations.claimAsk(payment, now + waitAfterTry(asked.tries + 1)),
  ]);
  if (claimed.ok) await ask(work, asked, provider);
}

/** Asks about the authorisations whose time has come. */
export async function sendDueAuthorizations(work: CellScope, now: number): Promise<void> {
  for (const { payment_id: id } of await work.cell.read(authorizations.listToAsk(now, DUE))) {
    await sendAuthorization(work, id).catch((error: unknown) => report(id, String(error)));
  }
}

async function ask(work: CellScope, asked: AskedRow, provider: PaymentProvider): Promise<void> {
  const { payment_id: id, charge_id: chargeId, currency } = asked;
  const { authorizations: calls } = provider;
  if (!calls || chargeId === null) return note(work, asked, 'no_keys');
  const about = { chargeId, reference: nameOf(work, asked), idempotencyKey: keyOf(work, asked) };
  const answer =
    asked.asked === 'capture'
      ? await calls.capture({
          ...about,
          amount: { amount: asked.asked_amount ?? asked.amount, currency },
        })
      : await calls.release(about);
  if (answer.ok) {
    if (answer.value.outcome === 'unknown') return note(work, asked, 'unanswered');
    return settlePayment(work, answer.value);
  }
  const { code, message } = answer.error;
  report(id, message);
  if (code === 'provider_unavailable') return note(work, asked, code);
  // The provider's books decide: it may have been charged, given up or ended meanwhile.
  if (await isSettled(work, asked, provider)) return;
  const now = work.ports.clock.now();
  if (asked.asked === 'capture') {
    await work.cell.write([
      assertThat(authorizations.isAuthorizationAsRead({ ...asked, tries: asked.tries + 1 })),
      ...authorizations.noteCaptureRefused(id, code, now),
    ]);
    return;
  }
  const wait = waitAfterRefusal(asked.refusals + 1) ?? LONGEST_WAIT_MS;
  await work.cell.write([authorizations.noteVoidRefused(id, code, now + wait)]);
}

/** Takes over how the charge stands by now; true once that has ended the authorisation. */
async function isSettled(
  work: CellScope,
  asked: AskedRow,
  provider: PaymentProvider,
): Promise<boolean> {
  const found = await provider.find(nameOf(work, asked), asked.charge_id);
  if (!found.ok) return false;
  await settlePayment(work, found.value);
  const again = await work.cell.first(authorizations.findOfPayment(asked.payment_id));
  return again?.state !== 'standing';
}

function nameOf(work: CellScope, { payment_id: id, payment_tries: tries }: AskedRow): string {
  return referenceOf(work.cell, { id, tries });
}

/** A provider answers a key as it did before, so what follows a refusal needs another one. */
function keyOf({ cell }: CellScope, { payment_id, asked, refusals }: AskedRow): string {
  return `${asked}-${cell.name}.${payment_id}${refusals === 0 ? '' : `-${refusals}`}`;
}

async function note(work: CellScope, { payment_id: id }: AskedRow, fault: string) {
  await work.cell.write([authorizations.noteUnanswered(id, fault)]);
}

function report(payment: string, reason: string): void {
  console.error(JSON.stringify({ level: 'error', payment, authorization: reason }));
}
