import type { CardForm } from '../../../shared/contracts/payment.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findCheckout, partsOf } from '../../modules/checkouts/index.ts';
import { findAccount, PLATFORM, providerWith } from '../../modules/payments/index.ts';
import { takerOf } from './provider-of.ts';

/** What a page says of itself and of its checkout. */
interface Asked {
  readonly checkout: string;
  readonly theme: 'light' | 'dark';
}

/**
 * The card form of the account that takes a checkout's payment: a token that one account's form
 * gives is worth nothing to another. Null where nobody takes cards.
 */
export async function readCardForm(
  scope: RequestScope,
  { checkout, theme }: Asked,
): Promise<Result<CardForm | null, Failure>> {
  const row = await scope.cell.first(findCheckout(scope.tenant.storeId, checkout));
  if (!row) return fail({ code: 'checkout_not_found' });
  const taker = takerOf(scope, partsOf(row));
  const own = await scope.cell.first(findAccount(taker, 'str_card'));
  const account = own?.is_used === 1 ? taker : PLATFORM;
  const provider = await providerWith(scope, account, 'str_card');
  if (!provider?.frameUrl) return ok(null);
  const { tenant, locale } = scope;
  const url = new URL(provider.frameUrl({ origin: tenant.origin, locale, theme }));
  return ok({
    frameUrl: url.href,
    origin: url.origin,
    publishableKey: url.searchParams.get('key') ?? '',
  });
}
