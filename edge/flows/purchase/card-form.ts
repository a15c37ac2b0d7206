import type { CardForm } from '../../../shared/contracts/payment.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findCheckout, partsOf, type CheckoutRow } from '../../modules/checkouts/index.ts';
import {
  findAccount,
  PLATFORM,
  providerWith,
  testAccountOf,
} from '../../modules/payments/index.ts';
import { mayTakeTests, takerOf } from './provider-of.ts';

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
  const account = await takerOfCards(scope, row);
  const provider =
    account === undefined ? undefined : await providerWith(scope, account, 'str_card');
  if (!provider?.frameUrl) return ok(null);
  const { tenant, locale } = scope;
  const url = new URL(provider.frameUrl({ origin: tenant.origin, locale, theme }));
  return ok({
    frameUrl: url.href,
    origin: url.origin,
    publishableKey: url.searchParams.get('key') ?? '',
  });
}

/** The account that takes a checkout's payment by card; undefined where a test could be paid by none. */
async function takerOfCards(scope: RequestScope, row: CheckoutRow): Promise<string | undefined> {
  const isTest = row.is_test === 1;
  const taker = isTest ? row.store_id : takerOf(scope, partsOf(row));
  const own = await scope.cell.first(findAccount(taker, 'str_card', isTest ? 'test' : 'live'));
  if (own?.is_used === 1) return isTest ? testAccountOf(taker) : taker;
  return isTest && !mayTakeTests(scope, PLATFORM, 'str_card') ? undefined : PLATFORM;
}
