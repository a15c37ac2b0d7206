import { readSellerCode, setSellerCode } from '../../../shared/contracts/seller-code.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isPaymentUnderWay } from '../../../shared/rules/payment-states.ts';
import type { Candidate, Sellers } from '../../../shared/rules/resale-terms.ts';
import { assertThat } from '../../db/sql.ts';
import { changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { countByAddress } from '../../modules/accounts/index.ts';
import {
  findCheckout,
  isOpenAsRead,
  updateSellers,
  whyClosed,
  type CheckoutRow,
} from '../../modules/checkouts/index.ts';
import { payments } from '../../modules/payments/index.ts';
import { findByCode, readCandidates } from '../../modules/shares/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { dropAwaiting } from './drop-awaiting.ts';

/** The people of a checkout, with the code that was typed for one of them. */
type Kept = Sellers & { readonly typed?: string | undefined };

const keptOf = ({ sellers }: CheckoutRow) => JSON.parse(sellers) as Kept;

/**
 * Keeps who sold a checkout, by the seller's code. Orders that await payment are deleted: they froze another
 * seller. Undo: an empty code.
 */
async function setCode(
  scope: RequestScope,
  { cart, checkout }: { readonly cart: string; readonly checkout: string },
  code: string,
): Promise<Result<Change<{ code: string | null }>, Failure>> {
  const { storeId } = scope.tenant;
  const now = scope.ports.clock.now();
  const [row, payment] = await Promise.all([
    scope.cell.first(findCheckout(storeId, checkout, cart)),
    scope.cell.first(payments.findByCheckout(storeId, checkout)),
  ]);
  const closed = whyClosed(row, now);
  if (!row || closed) return fail(closed ?? { code: 'checkout_not_found' });
  if (payment && isPaymentUnderWay(payment.state)) return fail({ code: 'payment_pending' });
  // Counted whether right or wrong: a right code tells, too, that there is an account.
  const tooMany = code === '' ? undefined : await countByAddress(scope, 'codeByAddress');
  if (tooMany) return fail(tooMany);
  const seller = code === '' ? undefined : await findSeller(scope, code);
  if (code !== '' && !seller) return fail({ code: 'seller_code_unknown', field: 'code' });
  const { code: _code, typed: _typed, ...others } = keptOf(row);
  const kept: Kept = seller ? { ...others, code: seller, typed: code } : others;
  return ok({
    answer: { code: code === '' ? null : code },
    statements: [
      assertThat(isOpenAsRead(row, now), payments.isAsRead(row.id, payment)),
      ...dropAwaiting(row.id, payment),
      updateSellers(row.id, JSON.stringify(kept)),
    ],
    refused: async () => {
      const again = await scope.cell.first(findCheckout(storeId, row.id));
      return whyClosed(again, scope.ports.clock.now()) ?? { code: 'idempotency_in_progress' };
    },
  });
}

async function findSeller(scope: RequestScope, code: string): Promise<Candidate | undefined> {
  const account = await scope.directory.first(findByCode(code));
  if (!account) return undefined;
  return (await readCandidates(scope, [account.id])).get(account.id);
}

/** What a checkout says of its seller, and how its page reads it. */
export const sellerCodeEndpoints: readonly PageEndpoint[] = [
  changes(setSellerCode, ({ scope, params, body }) => setCode(scope, params, body.code)),
  readsForPages(readSellerCode, async ({ scope, params }) => {
    const row = await scope.cell.first(findCheckout(scope.tenant.storeId, params.checkout));
    if (!row) return ok({ code: null, cart: null, counts: false });
    return ok({
      code: keptOf(row).typed ?? null,
      cart: row.cart_id,
      counts: row.margins !== '{}' && row.state === 'open',
    });
  }),
];
