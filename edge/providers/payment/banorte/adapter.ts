import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { Result } from '../../../../shared/kernel/result.ts';
import { toDecimal } from '../../kit/decimal.ts';
import { readAskedId, writeAskedId, type AskedId } from '../kit/asked-id.ts';
import { UNAVAILABLE } from '../kit/unavailable.ts';
import type {
  Adapter,
  Charge,
  ChargeWindow,
  Keys,
  KnownCharge,
  PaymentProvider,
  ProviderError,
  Refund,
  RefundInput,
  StartInput,
  WindowInput,
} from '../port.ts';
import { payworks, type CallFault } from './calls.ts';
import { sealCharge } from './envelope.ts';
import { rsaKeyOf, type RsaKey } from './rsa-key.ts';

const PAYWORKS = 'https://via.banorte.com';
const WINDOW = 'https://multicobros.banorte.com';
const SCRIPTS = ['jquery-3.3.1.js', '../../lightbox/checkoutV2.js'];
const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such charge' };
const UNREADABLE: ProviderError = { code: 'provider_refused', message: 'no readable certificate' };
const NOTHING_PAID: ProviderError = { code: 'refund_refused', message: 'nothing was paid' };
/** Characters of a control number, by which Banorte knows a charge. */
const CONTROL_MAX = 30;

/**
 * Cards by Banorte's own window, which its script opens on a page of ours over an encrypted charge. What the
 * window tells the page proves nothing: Payworks is asked about the charge's control number, and given refunds.
 * Held in the tests to facts of Banorte's manual and of public libraries, and unproven against Banorte itself:
 * that `VERIFY` finds a charge of the window by its control number, that one which it does not find is no `D`
 * (so only `D` counts as declined), and how it answers wrong keys. Payworks repeats no amount, so the charge's
 * id keeps what was asked for, and it tells no sum of refunds. It sends no events: the return and the
 * reconciler ask.
 * It charges at once: neither the window nor the manual's facts that we have tell of a charge in two steps.
 */
export const banorte: Adapter = {
  code: 'banorte',
  keys: ['merchant_id', 'user', 'password', 'terminal_id', 'certificate'],
  isSilent: true,
  open: (keys, { fetch, origin }) => {
    const url = `${origin ?? PAYWORKS}/payw2`;
    const at = `${origin ?? WINDOW}/orquestador/resources/js/`;
    const scripts = SCRIPTS.map((name) => new URL(name, at).href);
    return provider(payworks({ keys, fetch, url }), keys, scripts);
  },
};

function provider(
  call: ReturnType<typeof payworks>,
  keys: Keys,
  scripts: readonly string[],
): PaymentProvider {
  const certificate = (): RsaKey | undefined => rsaKeyOf(keys['certificate'] ?? '');

  /** Asks nobody: the charge is made by the window, which opens on the page that the buyer is led to. */
  async function start(input: StartInput): Promise<Result<Charge, ProviderError>> {
    const { reference, amount, windowUrl } = input;
    if (!certificate() || windowUrl === undefined) return fail(UNREADABLE);
    const facts = factsOf({ id: await controlOf(reference), amount }, reference);
    return ok({ ...facts, outcome: 'requires_action', redirectUrl: windowUrl });
  }

  async function openWindow(input: WindowInput): Promise<Result<ChargeWindow, ProviderError>> {
    const key = certificate();
    const chargeId = await controlOf(input.reference);
    const charge = {
      merchantId: keys['merchant_id'],
      name: keys['user'],
      password: keys['password'],
      mode: 'PRD',
      controlNumber: chargeId,
      terminalId: keys['terminal_id'],
      amount: toDecimal(input.amount),
      lang: input.locale === 'en' ? 'EN' : 'ES',
    };
    const encryptedData = key && (await sealCharge(key, charge));
    return encryptedData ? ok({ chargeId, encryptedData, scripts }) : fail(UNREADABLE);
  }

  async function find(
    reference: string,
    id?: string | null,
  ): Promise<Result<KnownCharge, ProviderError>> {
    const asked = readAskedId(id);
    if (!asked) return fail(NOT_FOUND);
    const found = await verify(await controlOf(reference));
    if (!found.ok) return fail(problemOf(found.error));
    const { resultado_payw: result, codigo_payw: code = 'declined' } = found.value;
    const facts = factsOf(asked, reference);
    if (result === 'A') return ok({ ...facts, outcome: 'approved' });
    if (result === 'D') return ok({ ...facts, outcome: 'declined', declineCode: code });
    return ok({ ...facts, outcome: 'pending' });
  }

  function verify(control: string) {
    return call({ command: 'VERIFY', fields: { CONTROL_NUMBER: control } });
  }

  /** A refund has a control number of its own, by which one that was made before is found again. */
  async function refund(input: RefundInput): Promise<Result<Refund, ProviderError>> {
    const { amount, reference, idempotencyKey } = input;
    const id = await controlOf(idempotencyKey);
    const [before, charge] = await Promise.all([verify(id), verify(await controlOf(reference))]);
    if (!before.ok || !charge.ok) return ok({ status: 'unknown' });
    if (before.value.resultado_payw === 'A') return ok({ id, amount, status: 'success' });
    const { resultado_payw: result, referencia } = charge.value;
    if (result !== 'A' || referencia === undefined) return fail(NOTHING_PAID);
    const fields = { CONTROL_NUMBER: id, REFERENCE: referencia, AMOUNT: toDecimal(amount) };
    const given = await call({ command: 'REFUND', fields });
    if (!given.ok || given.value.resultado_payw === 'T') return ok({ status: 'unknown' });
    if (given.value.resultado_payw === 'A') return ok({ id, amount, status: 'success' });
    return fail({ code: 'refund_refused', message: given.value.resultado_payw });
  }

  async function check(): Promise<Result<null, ProviderError>> {
    if (!certificate()) return fail(UNREADABLE);
    const asked = await verify(await controlOf('nobody'));
    return asked.ok ? ok(null) : fail(problemOf(asked.error));
  }

  const verifyWebhook = async () => fail('signature_missing' as const);
  return { start, find, refund, verifyWebhook, check, openWindow };
}

/** The control number of a reference of ours, which is longer than Banorte takes. */
async function controlOf(reference: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reference));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').toUpperCase().slice(0, CONTROL_MAX);
}

function factsOf(asked: AskedId, reference: string) {
  const { amount } = asked;
  return { id: writeAskedId(asked), reference, amount, refunded: 0, card: null, created: 0 };
}

function problemOf(fault: CallFault): ProviderError {
  return fault === 'unknown' ? UNAVAILABLE : fault;
}
