import type { PaymentType } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findCheckout, partsOf } from '../../modules/checkouts/index.ts';
import { findOffered, readCodesForTests, readTestCodes } from '../../modules/payments/index.ts';
import { takerOf } from './provider-of.ts';

/**
 * The ways to pay that move no money, since their account is a provider's for tests: of the account that takes
 * a checkout, or of those that the store offers where none is named.
 */
export async function readTestWays(
  scope: RequestScope,
  checkout: string | null,
): Promise<Result<{ codes: PaymentType[] }, Failure>> {
  const { storeId } = scope.tenant;
  if (checkout === null) {
    const [codes, store] = await Promise.all([
      readTestCodes(scope, storeId),
      scope.cell.first(findOffered(storeId)),
    ]);
    const offered = JSON.parse(store?.payment_types ?? '[]') as PaymentType[];
    return ok({ codes: codes.filter((code) => offered.includes(code)) });
  }
  const row = await scope.cell.first(findCheckout(storeId, checkout));
  if (!row) return fail({ code: 'checkout_not_found' });
  if (row.is_test === 1) return ok({ codes: await readTestableWays(scope) });
  return ok({ codes: await readTestCodes(scope, takerOf(scope, partsOf(row))) });
}

/** The ways by which the purchases of the store's test mode are paid. */
export function readTestableWays(scope: RequestScope): Promise<PaymentType[]> {
  return readCodesForTests(scope, scope.tenant.storeId);
}
