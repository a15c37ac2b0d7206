import { fail, ok } from '../../../shared/kernel/result.ts';
import type { Money } from '../../../shared/kernel/money.ts';
import type { Result } from '../../../shared/kernel/result.ts';
import { NEEDS_CREDIT_CARD } from '../../../shared/rules/instalments.ts';
import type { SettlementReport } from '../../../shared/rules/settlements.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { isTestAccount } from '../../../shared/rules/test-keys.ts';
import { withKeys } from './kit/fake-account.ts';
import { FAKE_TOKENS } from './kit/fake-tokens.ts';
import { fakeEvidence, type FakeEvidence } from './kit/fake-evidence.ts';
import { fakeAuthorizations } from './kit/fake-authorizations.ts';
import { fakeVault, holds, isVaulted, keptBy } from './kit/fake-vault.ts';
import type {
  Adapter,
  PaymentProvider,
  Payments,
  Charge,
  ChargeDispute,
  StartInput,
  KnownCharge,
  ProviderError,
  Refund,
  RefundInput,
  WebhookEvent,
  WebhookFault,
} from './port.ts';

export { FAKE_KEYS, FAKE_TEST_KEYS } from './kit/fake-account.ts';
export { FAKE_TOKENS } from './kit/fake-tokens.ts';

const VALID_SIGNATURE = 'fake';
const NOT_FOUND: ProviderError = { code: 'charge_not_found', message: 'no such charge' };

/** A provider in memory, with more than the port, for tests. */
export interface FakeCardProvider extends Required<PaymentProvider>, FakeEvidence {
  /** The cards in its vault. */
  readonly vaulted: ReadonlySet<string>;
  /** Every charge that was asked for, repeats included. */
  readonly asked: readonly StartInput[];
  /**
   * Ends an open charge, as a buyer's answer to the bank would.
   * @param charged the money that was taken; the amount asked for, unless it is given
   */
  settle(reference: string, outcome: 'approved' | 'declined', charged?: Money): void;
  /** Has the refunds that are asked for from now on end in another way; `lost` ones are made, and not answered. */
  refundsEnd(how: 'success' | 'pending' | 'failed' | 'lost' | 'down'): void;
  /** Has captures and releases end in another way; `lost` ones are made, and not answered. */
  authorizationsEnd(how: 'success' | 'declined' | 'lost' | 'down'): void;
  /** Has the provider give an authorisation up by itself. */
  expire(reference: string): void;
  /** How often a capture or a release was made: repeats under one key are one. */
  readonly moved: readonly ('capture' | 'release')[];
  /** Ends what is pending of a charge, or gives back an amount by hand in the provider's panel. */
  refundByHand(reference: string, amount: number): void;
  /** Has a charge be disputed, or its dispute end. */
  dispute(reference: string, dispute: ChargeDispute): void;
  /** Has the provider tell of a payout, or of none where it is out of order. */
  payOut(report: SettlementReport | 'down'): void;
  /** A webhook as the provider would post it now; `verifyWebhook` accepts it. */
  webhook(reference: string, sequence: number): { headers: Headers; rawBody: string };
}

/** Makes a provider in memory that approves, declines, asks, times out or fails by the token. */
export function fakeCardProvider(): FakeCardProvider {
  const asked: StartInput[] = [];
  const charges = new Map<string, KnownCharge>();
  const answers = new Map<string, Result<Charge, ProviderError>>();
  const refunds = new Map<string, Result<Refund, ProviderError>>();
  const vaulted = new Set<string>();
  const later = fakeAuthorizations(charges);
  let payouts: SettlementReport[] | 'down' = [];
  let refundsAre: Parameters<FakeCardProvider['refundsEnd']>[0] = 'success';

  function open(input: StartInput): Result<Charge, ProviderError> {
    const { reference, source } = input;
    const facts = {
      id: `ch_${reference}`,
      reference,
      amount: input.amount,
      refunded: 0,
      card: { brand: 'visa', last4: '4242', type: 'credit' as const },
      created: 0,
    };
    const keep = (charge: KnownCharge): Result<Charge, ProviderError> => {
      const kept =
        input.isLater && charge.outcome === 'approved'
          ? ({ ...charge, outcome: 'authorized' } as const)
          : charge;
      charges.set(reference, kept);
      return ok(kept);
    };
    // A number to pay by waits for `settle`, which stands for its payment at a counter.
    if (input.payBy !== undefined) {
      const slip = {
        kind: 'store',
        number: `99${reference.slice(-8)}`,
        account: null,
        bank: null,
        agreement: null,
        holder: null,
      } as const;
      return keep({ ...facts, card: null, outcome: 'referenced', slip, until: input.payBy });
    }
    // A payment without a card goes to the provider's page, where `settle` is its buyer's answer.
    if (source === undefined) {
      return keep({
        ...facts,
        card: null,
        outcome: 'requires_action',
        redirectUrl: `https://provider.example/pay/${encodeURIComponent(reference)}`,
      });
    }
    if (isVaulted(source)) {
      return holds(vaulted, input)
        ? keep({ ...facts, outcome: 'approved' })
        : fail({ code: 'source_refused', message: 'no such card' });
    }
    switch (source) {
      case FAKE_TOKENS.approve:
        return keep({ ...facts, outcome: 'approved', ...keptBy(vaulted, input) });
      case FAKE_TOKENS.elevated:
        return keep({ ...facts, outcome: 'approved', risk: 'elevated' });
      case FAKE_TOKENS.highest:
        return keep({ ...facts, outcome: 'approved', risk: 'highest' });
      case FAKE_TOKENS.decline:
        return keep({ ...facts, outcome: 'declined', declineCode: 'card_declined' });
      case FAKE_TOKENS.debit: {
        const debit = { ...facts, card: { ...facts.card, type: 'debit' as const } };
        return input.instalments === undefined
          ? keep({ ...debit, outcome: 'approved' })
          : keep({ ...debit, outcome: 'declined', declineCode: NEEDS_CREDIT_CARD });
      }
      case FAKE_TOKENS.threeDs:
        return keep({
          ...facts,
          outcome: 'requires_action',
          redirectUrl: 'https://bank.example/3ds',
        });
      case FAKE_TOKENS.pending:
        return keep({ ...facts, outcome: 'pending' });
      case FAKE_TOKENS.review:
        return keep({ ...facts, outcome: 'in_review', waitsFor: 'checks' });
      case FAKE_TOKENS.sellerActs:
        return keep({ ...facts, outcome: 'in_review', waitsFor: 'seller' });
      case FAKE_TOKENS.timeOut:
        keep({ ...facts, outcome: 'approved' });
        return ok({ outcome: 'unknown', reference });
      case FAKE_TOKENS.lost:
        return ok({ outcome: 'unknown', reference });
      case FAKE_TOKENS.fail:
        return fail({ code: 'provider_unavailable', message: 'out of order' });
      default:
        return fail({ code: 'source_refused', message: 'no such token' });
    }
  }

  async function find(reference: string): Promise<Result<KnownCharge, ProviderError>> {
    const charge = charges.get(reference);
    return charge ? ok(charge) : fail(NOT_FOUND);
  }

  function giveBack({ chargeId, amount }: RefundInput): Result<Refund, ProviderError> {
    const charge = [...charges.values()].find((each) => each.id === chargeId);
    if (!charge) return fail(NOT_FOUND);
    if (charge.outcome !== 'approved' || charge.refunded + amount.amount > charge.amount.amount) {
      return fail({ code: 'refund_refused', message: 'more than what is left' });
    }
    const id = `re_${chargeId}_${refunds.size}`;
    if (refundsAre === 'failed' || refundsAre === 'pending') {
      return ok({ status: refundsAre, id, amount });
    }
    charges.set(charge.reference, { ...charge, refunded: charge.refunded + amount.amount });
    return ok({ status: 'success', id, amount });
  }

  async function verifyWebhook(
    headers: Headers,
    rawBody: string,
  ): Promise<Result<WebhookEvent, WebhookFault>> {
    const valid = headers.get('fake-signature') === VALID_SIGNATURE;
    return valid ? ok(JSON.parse(rawBody) as WebhookEvent) : fail('signature_invalid');
  }

  function known(reference: string): KnownCharge {
    const charge = charges.get(reference);
    if (!charge) throw new Error(`the fake has no charge ${reference}`);
    return charge;
  }

  return {
    asked,
    vaulted,
    ...fakeEvidence(),
    vault: fakeVault(vaulted),
    authorizations: later.calls,
    moved: later.moved,
    authorizationsEnd: later.end,
    expire: later.expire,
    async start(input) {
      asked.push(input);
      const answer = answers.get(input.idempotencyKey) ?? open(input);
      answers.set(input.idempotencyKey, answer);
      return answer;
    },
    find,
    async refund(input) {
      if (refundsAre === 'down') {
        return fail({ code: 'provider_unavailable', message: 'out of order' });
      }
      const answer = refunds.get(input.idempotencyKey) ?? giveBack(input);
      refunds.set(input.idempotencyKey, answer);
      return refundsAre === 'lost' ? ok({ status: 'unknown' }) : answer;
    },
    verifyWebhook,
    check: async () => ok(null),
    settlements: async (since) =>
      payouts === 'down'
        ? fail({ code: 'provider_unavailable', message: 'out of order' })
        : ok(payouts.filter(({ paidOn }) => paidOn >= since)),
    openWindow: async ({ reference }) =>
      ok({
        chargeId: reference,
        encryptedData: `sealed:::${reference}`,
        scripts: ['https://bank.example/window.js'],
      }),
    frameUrl: ({ origin }) => `https://cards.example/frame?origin=${encodeURIComponent(origin)}`,
    settle(reference, outcome, charged) {
      const { id, amount, refunded, card, created } = known(reference);
      const facts = { id, reference, amount: charged ?? amount, refunded, card, created };
      const input = asked.find((one) => one.reference === reference);
      charges.set(
        reference,
        outcome === 'approved'
          ? {
              ...facts,
              outcome: input?.isLater ? 'authorized' : outcome,
              ...keptBy(vaulted, input ?? { reference }),
            }
          : { ...facts, outcome, declineCode: 'authentication_failed' },
      );
    },
    refundsEnd(how) {
      refundsAre = how;
    },
    refundByHand(reference, amount) {
      const charge = known(reference);
      charges.set(reference, { ...charge, refunded: charge.refunded + amount });
    },
    dispute(reference, dispute) {
      charges.set(reference, { ...known(reference), dispute });
    },
    payOut(report) {
      payouts = report === 'down' ? report : [...(payouts === 'down' ? [] : payouts), report];
    },
    webhook(reference, sequence) {
      const charge = known(reference);
      const event: WebhookEvent = {
        id: `evt_${reference}_${sequence}`,
        type: `charge.${charge.outcome}`,
        sequence,
        created: 0,
        charge,
      };
      return {
        headers: new Headers({ 'fake-signature': VALID_SIGNATURE }),
        rawBody: JSON.stringify(event),
      };
    },
  };
}

/**
 * The providers of a test's deployment: cards, PayPal and the numbers of stores by one fake.
 * @param others adapters that are tested as they are, which only stores' own accounts open
 */
export function fakePayments(
  cards: PaymentProvider = fakeCardProvider(),
  others: readonly Adapter[] = [],
): Payments {
  const codes: readonly PaymentCode[] = ['str_card', 'paypal', 'openpay_store'];
  const otherOf = (code: PaymentCode) => others.find((one) => one.code === code);
  const adapterOf = (code: PaymentCode) =>
    otherOf(code) ??
    (codes.includes(code)
      ? { code, keys: ['secret_key'], settles: code === 'str_card' }
      : undefined);
  return {
    known: [...codes, ...others.map(({ code }) => code)],
    keysOf: (code) => adapterOf(code)?.keys,
    adapterOf,
    own: codes,
    open(code, keys) {
      const other = otherOf(code);
      if (other) return keys && other.open(keys, { fetch, clock: { now: () => 0 } });
      if (!codes.includes(code)) return undefined;
      return keys ? withKeys(cards, keys) : cards;
    },
    isTest: (_code, keys = {}) => isTestAccount(keys),
  };
}
