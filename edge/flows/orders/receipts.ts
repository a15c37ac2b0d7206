import * as contract from '../../../shared/contracts/order-receipts.ts';
import type { OrderReceipt } from '../../../shared/contracts/order-receipts.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { mayReceipt, receiptNumber } from '../../../shared/rules/receipts.ts';
import { assertThat } from '../../db/sql.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { isInStage, receipts, type ReceiptRow } from '../../modules/orders/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import type { Changing } from './changing.ts';
import { isOwnPart } from './own-part.ts';

/** The calls about the receipts of a store's orders. */
export const receiptEndpoints: readonly Endpoint[] = [
  changes(contract.makeOrderReceipt, ({ scope, params }) => makeReceipt(scope, params)),
  answers(contract.getOrderReceipt, async ({ scope, params }) => {
    const [own, row] = await Promise.all([
      isOwnPart(scope, params),
      scope.cell.first(receipts.findReceipt(params.order)),
    ]);
    if (!own.ok) return own;
    return ok({ receipt: row ? toReceipt(params.order, row) : null });
  }),
];

/**
 * Makes the receipt of an order of the tenant's, once: asked for again it gives the same. The path
 * names the caller's account or the store, and after the colon the store.
 */
async function makeReceipt(
  scope: RequestScope,
  { mashup, order }: { readonly mashup: string; readonly order: string },
): Changing<OrderReceipt> {
  const { storeId, slug } = scope.tenant;
  const { accountId } = await signedIn(scope);
  const [me = '', store = ''] = mashup.split(':');
  if (![accountId, storeId, slug].includes(me) || ![storeId, slug].includes(store)) {
    return fail({ code: 'not_found' });
  }
  const own = { id: storeId, order };
  const [found, made, facts] = await Promise.all([
    isOwnPart(scope, own),
    scope.cell.first(receipts.findReceipt(order)),
    scope.cell.first(receipts.findReceiptFacts(storeId, order)),
  ]);
  if (!found.ok) return found;
  if (made) return ok({ answer: toReceipt(order, made), statements: [] });
  if (!facts || !mayReceipt(facts)) return fail({ code: 'receipt_failed' });
  const row = { number: facts.next, made_at: scope.ports.clock.now() };
  return ok({
    answer: toReceipt(order, row),
    statements: [
      assertThat(isInStage(order, facts.state)),
      ...receipts.insertReceipt({
        ...row,
        order_id: order,
        supplier_id: storeId,
        account_id: accountId,
      }),
    ],
    // Another receipt took the number meanwhile, or the order has moved: a repeat finds out.
    refused: () => Promise.resolve({ code: 'idempotency_in_progress' }),
  });
}

function toReceipt(order: string, { number, made_at: at }: ReceiptRow): OrderReceipt {
  return {
    number: receiptNumber(number),
    made_on: new Date(at).toISOString(),
    path: `/admin/ordenes/${order}/recibo`,
  };
}
