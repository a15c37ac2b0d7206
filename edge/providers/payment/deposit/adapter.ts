import { fail, ok } from '../../../../shared/kernel/result.ts';
import { bankAccountOf } from '../../../../shared/rules/bank-account.ts';
import type { Adapter, Keys, PaymentProvider, ProviderError } from '../port.ts';

/** Nobody but the seller sees the account: nothing can be looked up or sent back from here. */
const UNSEEN: ProviderError = { code: 'charge_not_found', message: 'a deposit has no provider' };
const BY_HAND: ProviderError = { code: 'refund_refused', message: 'a deposit is returned by hand' };

/**
 * Deposits and transfers to the store's own bank account. No provider takes part: the buyer is told
 * the account, and the seller says when the money has come, and how much (decision 0153).
 */
export const deposit: Adapter = {
  code: 'deposit',
  keys: ['holder', 'bank', 'bank_account'],
  plain: ['holder', 'bank', 'bank_account'],
  faultOf: ({ bank_account = '' }, country) =>
    bankAccountOf(bank_account, country) === undefined ? 'bank_account' : undefined,
  open: (keys) => depositAccount(keys),
};

function depositAccount(keys: Keys): PaymentProvider {
  return {
    async start({ reference, amount, description, payBy }) {
      return ok({
        id: `deposit-${reference}`,
        reference,
        amount,
        refunded: 0,
        card: null,
        created: 0,
        outcome: 'referenced',
        until: payBy,
        slip: {
          kind: 'deposit',
          number: description ?? reference,
          account: (keys['bank_account'] ?? '').replace(/\D/g, ''),
          bank: keys['bank'] ?? null,
          agreement: null,
          holder: keys['holder'] ?? null,
        },
      });
    },
    find: async () => fail(UNSEEN),
    refund: async () => fail(BY_HAND),
    verifyWebhook: async () => fail('signature_missing'),
    check: async () => ok(null),
  };
}
