import type { SellerOrderView } from '../../../shared/contracts/seller-orders.ts';
import { fail } from '../../../shared/kernel/result.ts';
import type { OrderState } from '../../../shared/rules/order-states.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Changing } from './changing.ts';
import { cancelOwnOrder } from './move-order.ts';
import { readOwnSeen, type Named } from './own-part.ts';

/** Gives up what was authorised for an order of the tenant's, and cancels the order. Undo: none. */
export async function voidOwnOrder(
  scope: RequestScope,
  named: Named,
  from: OrderState,
): Changing<SellerOrderView> {
  const found = await readOwnSeen(scope, named, from);
  if (!found.ok) return found;
  const { authorization } = found.value.view;
  if (!authorization) return fail({ code: 'order_not_authorized' });
  if (authorization.asked === 'capture') return fail({ code: 'payment_pending' });
  if (authorization.state !== 'standing') return fail({ code: 'authorization_is_over' });
  return cancelOwnOrder(scope, named, { from, reason: 'cannot_be_fulfilled', message: '' });
}
