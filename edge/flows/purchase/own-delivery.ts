import * as contract from '../../../shared/contracts/own-delivery.ts';
import type { CheckoutView } from '../../../shared/contracts/checkout.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { daysOffered, isOffered, type WantedTime } from '../../../shared/rules/own-delivery.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { findCheckout, partsOf, withOption } from '../../modules/checkouts/index.ts';
import { ownDeliveries, toOption, toTerms } from '../../modules/own-delivery/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { changeParts, readOpenCheckout } from './change-parts.ts';

interface Chosen {
  readonly cart: string;
  readonly checkout: string;
  readonly supplier: string;
  /** Null for a buyer who asks for no day. */
  readonly wanted: WantedTime | null;
}

/**
 * Has a supplier's own people bring its part. Orders that already await payment are deleted, since they have the
 * old total. Undo: choose another delivery.
 */
async function choose(
  scope: RequestScope,
  chosen: Chosen,
): Promise<Result<Change<CheckoutView>, Failure>> {
  const { supplier, wanted, checkout } = chosen;
  const [open, rows] = await Promise.all([
    readOpenCheckout(scope, chosen),
    scope.cell.read(ownDeliveries.listOfCheckout(scope.tenant.storeId, checkout)),
  ]);
  if (!open.ok) return open;
  const row = rows.find((one) => one.store_id === supplier);
  if (!row) return fail({ code: 'delivery_not_available', field: 'supplier' });
  const now = scope.ports.clock.now();
  if (wanted && !isOffered(toTerms(row), wanted, now, row.country)) {
    return fail({ code: 'delivery_time_taken', field: 'wanted' });
  }
  const parts = withOption(partsOf(open.value.row), supplier, toOption(row, wanted));
  return ok(changeParts(scope, open.value, parts));
}

/** What a checkout's page shows of deliveries by suppliers' own people. */
async function readOf(scope: RequestScope, checkout: string) {
  const { storeId } = scope.tenant;
  const [row, suppliers] = await Promise.all([
    scope.cell.first(findCheckout(storeId, checkout)),
    scope.cell.read(ownDeliveries.listOfCheckout(storeId, checkout)),
  ]);
  if (!row || row.state !== 'open') return { cart: null, parts: [] };
  const now = scope.ports.clock.now();
  const parts = partsOf(row).flatMap((part) => {
    const own = suppliers.find((one) => one.store_id === part.supplier);
    if (!own) return [];
    const terms = toTerms(own);
    const option = part.delivery_options.find(({ type }) => type === 'delivery');
    return [
      {
        supplier: part.supplier,
        supplier_name: part.supplier_name,
        cost: terms.cost,
        currency: part.currency,
        days: daysOffered(terms, now, own.country),
        windows: terms.windows,
        is_chosen: part.delivery_type === 'delivery',
        wanted: option?.wanted ?? null,
      },
    ];
  });
  return { cart: row.cart_id, parts };
}

/** Delivery by stores' own people: what a store offers, and what a buyer chooses. */
export const ownDeliveryEndpoints: readonly PageEndpoint[] = [
  answers(contract.getOwnDelivery, async ({ scope, params: { mashup: owner, type } }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(ownDeliveries.findTerms(scope.tenant.storeId)),
    ]);
    return own.ok ? ok({ delivery: row ? toTerms(row) : null }) : own;
  }),
  changes(contract.setOwnDelivery, async ({ scope, params: { mashup: owner, type }, body }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(ownDeliveries.findTerms(scope.tenant.storeId)),
    ]);
    if (!own.ok) return own;
    const { delivery } = body;
    const statements = [
      delivery
        ? ownDeliveries.putTerms(own.value, delivery, scope.ports.clock.now())
        : ownDeliveries.dropTerms(own.value),
      ...(await traceOf(scope, {
        subject: 'own_delivery',
        subjectId: own.value,
        before: row ? toTerms(row) : null,
        after: delivery,
      })),
    ];
    return ok({ answer: { delivery }, statements });
  }),
  changes(contract.chooseOwnDelivery, ({ scope, params, body }) =>
    choose(scope, { ...params, ...body }),
  ),
  readsForPages(contract.readOwnDeliveries, async ({ scope, params }) =>
    ok(await readOf(scope, params.checkout)),
  ),
];
