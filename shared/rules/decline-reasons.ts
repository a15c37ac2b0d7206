import { NEEDS_CREDIT_CARD } from './instalments.ts';

/** Why a payment was refused, as far as its buyer can do something about it. */
export const declineReasons = [
  'credit',
  'funds',
  'expired',
  'details',
  'limit',
  'identity',
  'unsupported',
  'retry',
  'unfinished',
] as const;
export type DeclineReason = (typeof declineReasons)[number];

/**
 * The codes that providers give. A card that was lost, stolen or suspected has none here: its holder is told no
 * more than that it was refused; so is who paid by PayPal, whose `voided` stands for a refused capture too. Numbers
 * of two digits are those of ISO 8583, which banks answer with.
 */
const CODES: Readonly<Record<DeclineReason, readonly string[]>> = {
  credit: [NEEDS_CREDIT_CARD],
  funds: ['insufficient_funds', '51'],
  expired: ['expired_card', 'invalid_expiry_month', 'invalid_expiry_year', '33', '54'],
  details: [
    'incorrect_number',
    'invalid_number',
    'incorrect_cvc',
    'invalid_cvc',
    'incorrect_zip',
    'incorrect_address',
    'source_refused',
    '14',
    '82',
    'N7',
  ],
  limit: [
    'card_velocity_exceeded',
    'withdrawal_count_limit_exceeded',
    'amount_too_large',
    '61',
    '65',
  ],
  identity: ['authentication_failed', 'authentication_required', 'offline_pin_required', '1A'],
  unsupported: [
    'card_not_supported',
    'currency_not_supported',
    'transaction_not_allowed',
    '57',
    '58',
  ],
  retry: [
    'processing_error',
    'issuer_not_available',
    'try_again_later',
    'reenter_transaction',
    '91',
    '96',
  ],
  unfinished: ['canceled', 'cancelled', 'expired'],
};

const REASONS: ReadonlyMap<string, DeclineReason> = new Map(
  declineReasons.flatMap((reason) => CODES[reason].map((code) => [code, reason] as const)),
);

/**
 * The reason that a provider's code stands for; undefined for a code that tells its buyer nothing.
 * @example declineReason('expired_card') // 'expired'
 */
export function declineReason(code: string | number | undefined): DeclineReason | undefined {
  return REASONS.get(String(code));
}
