import type { CryptoInfo } from '../../../shared/contracts/payment.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { payments, referenceOf, type PaymentRow } from '../../modules/payments/index.ts';
import { providerOf } from './provider-of.ts';

/** The code whose buyers pay in another money. */
export const CRYPTO = 'tiendacrypto';

/**
 * What a payment that waits is in the other money, as its provider has fixed it: amount and rate are the
 * provider's, and nothing of them is kept here.
 */
export async function readCryptoInfo(
  scope: RequestScope,
  token: string,
): Promise<Result<CryptoInfo, Failure>> {
  const row = await scope.cell.first(payments.findByToken(scope.tenant.storeId, token));
  if (!row) return fail({ code: 'payment_not_found' });
  if (row.provider !== CRYPTO || row.state !== 'requires_action') {
    return fail({ code: 'payment_type_not_available' });
  }
  return askQuote(scope, row);
}

async function askQuote(
  scope: RequestScope,
  row: PaymentRow,
): Promise<Result<CryptoInfo, Failure>> {
  const provider = await providerOf(scope, row);
  const reference = referenceOf(scope.cell, row);
  const found = await provider?.find(reference, row.charge_id);
  const quote = found?.ok && found.value.outcome === 'requires_action' && found.value.quote;
  if (!quote) return fail({ code: 'payment_failed' });
  const isOver = quote.until <= scope.ports.clock.now();
  return ok({
    amount: row.amount,
    currency: row.currency,
    asset: quote.asset,
    asset_amount: quote.amount,
    rate: quote.rate,
    until: new Date(quote.until).toISOString(),
    approval_url: isOver ? null : row.action_url,
    checkout_aggregation: row.checkout_id,
  });
}
