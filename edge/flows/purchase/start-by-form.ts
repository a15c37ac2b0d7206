import type { z } from 'zod';
import { cartNoticeCodes } from '../../../shared/contracts/cart.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { startCheckoutByForm } from '../../../shared/contracts/purchase-forms.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { attributionOf, firstTouchIn, partnerProofOf } from '../../http/attribution-cookies.ts';
import { openedHandoff } from '../../session/handoff-cookie.ts';
import type { Call } from '../../http/read-call.ts';
import { copyOwnCart, settleCart, visitorCartOf, type CartRef } from '../../modules/carts/index.ts';
import { answerOf, commit } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { startCheckout } from './start-checkout.ts';

type Form = Call<typeof startCheckoutByForm>;
type Answer = z.input<(typeof startCheckoutByForm)['answer']>;

/**
 * Starts a purchase without script. Where lines cannot be bought, it takes those units out of the
 * cart instead: the page without script shows no line to remove them. Undo: as `startCheckout`; a
 * cart that was made for it is deleted when it is old.
 */
export async function startByForm(call: Form): Promise<Result<Answer, Failure>> {
  const { scope, body, request, idempotency } = call;
  const own = await visitorCartOf(call);
  const chosen = await chooseCart(scope, own, body.cart);
  if (!chosen) return fail({ code: 'cart_empty' });
  const handoff = await openedHandoff(request);
  const started = answerOf(
    await commit(scope, idempotency, 200, () =>
      startCheckout(scope, {
        cart: chosen.cart,
        supplier: body.supplier,
        claimed: attributionOf(request),
        firstTouch: firstTouchIn(request),
        proof: partnerProofOf(request),
        handoff,
        toReplace: body.to_replace ?? own.own,
      }),
    ),
  );
  if (started.ok) return ok({ state: 'started', checkout: started.value.id });
  const why = cartNoticeCodes.find((code) => code === started.error.code);
  if (!why) return started;
  const settled = await commit(scope, undefined, 200, () =>
    settleCart(scope, { ...own, cart: chosen.from }),
  );
  const isServerCart = settled.ok && typeof chosen.from === 'string';
  return ok({ state: 'settled', cart: isServerCart ? chosen.from : null, why });
}

/** A cart that a checkout can name, and the one that the cart's page shows. */
interface Chosen {
  readonly cart: string;
  readonly from: Exclude<CartRef['cart'], null>;
}

async function chooseCart(
  scope: RequestScope,
  own: CartRef,
  named: string | undefined,
): Promise<Chosen | null> {
  const { cart: from } = own;
  if (from === null || typeof from === 'string') {
    const cart = named ?? from;
    return cart === null ? null : { cart, from: cart };
  }
  if (named !== undefined) return { cart: named, from };
  const copy = () => copyOwnCart(scope, { ...own, cart: from });
  const made = answerOf(await commit(scope, undefined, 200, copy));
  return made.ok && made.value.cart !== null ? { cart: made.value.cart, from } : null;
}
