import type { Failure } from '../../../shared/contracts/errors.ts';
import type { GivenDelivery } from '../../../shared/contracts/order-edits.ts';
import type { Address, Contact } from '../../../shared/contracts/place-order.ts';
import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isBrought } from '../../../shared/rules/checkout-totals.ts';
import { findCheckout, partsOf } from '../../modules/checkouts/index.ts';
import { couriers } from '../../modules/couriers/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { beyondReach } from '../purchase/index.ts';
import type { Changing } from './changing.ts';
import { changeOrder, readEditable } from './edit-change.ts';
import {
  deliveredToOf,
  type Named,
  nationalPhone,
  normaliseContact,
  orderEdits,
  type StandingOrder,
} from './own-part.ts';

interface Delivery {
  readonly contact: Contact;
  readonly address: Address | null;
}

/**
 * Delivers an order of the tenant's to another person or place, until it is handed over. A courier's rate was told
 * for the old place, so that its label is bought by a rate that is asked anew. Undo: one more edit.
 */
export async function editDelivery(
  scope: RequestScope,
  named: Named,
  given: GivenDelivery,
): Changing<SellerOrderView> {
  const found = await readEditable(scope, named, given.edits);
  if (!found.ok) return found;
  const { row, view } = found.value;
  const to = await deliveryOf(scope, found.value, given);
  if (!to.ok) return to;
  const was = deliveredToOf(view.contact, view.address);
  const became = deliveredToOf(to.value.contact, to.value.address);
  const { contact, address } = to.value;
  return changeOrder(scope, found.value, {
    named,
    kind: 'delivery',
    changed: { delivery: { was, became } },
    isSame: JSON.stringify(was) === JSON.stringify(became),
    note: given.note,
    otherwise: 'idempotency_in_progress',
    view: { contact, address },
    statements: (now) => [
      orderEdits.setDelivery(row.id, to.value, now),
      orderEdits.forgetRate(row.id),
      couriers.dropRates(row.checkout_id, row.supplier_id),
    ],
  });
}

/** The delivery that a seller asks for, checked as a checkout checks its own. */
async function deliveryOf(
  scope: RequestScope,
  { row, view }: StandingOrder,
  given: GivenDelivery,
): Promise<Result<Delivery, Failure>> {
  const contact = normaliseContact({ ...view.contact, ...given.contact });
  if (!contact.ok) return contact;
  if (!isBrought(row.delivery_type)) return ok({ contact: contact.value, address: view.address });
  const { address } = given;
  if (!address) return fail({ code: 'invalid_request', field: 'address' });
  const { address_phone: atDoor, country } = address;
  if (atDoor && !nationalPhone(atDoor, country)) {
    return fail({ code: 'invalid_request', field: 'address.address_phone' });
  }
  const begun = await scope.cell.first(findCheckout(row.store_id, row.checkout_id));
  const own = begun && partsOf(begun).filter((part) => part.supplier === row.supplier_id);
  const beyond = own && beyondReach(own, address);
  return beyond ? fail(beyond) : ok({ contact: contact.value, address });
}
