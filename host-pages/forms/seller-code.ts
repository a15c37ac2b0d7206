import { sellerCodeFragment } from '../../fragments/shop/seller-code/server.ts';
import { readSellerCode, setSellerCode } from '../../shared/contracts/seller-code.ts';
import { formOf } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';

/** The code of whoever sold the purchase; it leads back to the checkout. */
export const codeForm = formOf({
  call: setSellerCode,
  async fields({ code }, { params, read }) {
    const checkout = params['checkout'] ?? '';
    const found = await read(readSellerCode, { params: { checkout } });
    return { cart: found.ok ? found.value.cart : null, checkout, code };
  },
  invalid: 'checkout_not_found',
  blames: ['code'],
});

/** The seller's code above a checkout; undefined where nobody would earn by it. */
export async function codeSlot({ env, read, params, form, idempotencyKey }: PageContext) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readSellerCode, { params: { checkout } });
  if (!found.ok || !found.value.counts) return undefined;
  const refused = form?.intent === 'code' ? form : undefined;
  return slot(sellerCodeFragment, {
    class: 'primary',
    props: {
      env,
      path: `/checkout/${checkout}`,
      code: found.value.code,
      idempotencyKey,
      typed: refused?.values['code'] ?? null,
      error: refused ? (refused.errors['code'] ?? refused.error ?? null) : null,
    },
  });
}
