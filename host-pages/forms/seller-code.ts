import { sellerCodeFragment } from '../../fragments/shop/seller-code/server.ts';
import { readSellerCode, setSellerCode } from '../../shared/contracts/seller-code.ts';
import { formOf } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { shownIn, type PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

/** The code of whoever sold the purchase; it leads back to the checkout. */
const codeForm = formOf({
  call: setSellerCode,
  async fields({ code }, { params, read }) {
    const checkout = params['checkout'] ?? '';
    const found = await read(readSellerCode, { params: { checkout } });
    return { cart: found.ok ? found.value.cart : null, checkout, code };
  },
  invalid: 'checkout_not_found',
  blames: ['code'],
});

const forms = { code: codeForm };

/** The seller's code before a checkout's form; none where nobody would earn by it. */
async function slots({ env, read, params, form, idempotencyKey }: PageContext) {
  const checkout = params['checkout'] ?? '';
  const found = await read(readSellerCode, { params: { checkout } });
  if (!found.ok || !found.value.counts) return [];
  const refused = shownIn(forms, form);
  return [
    slot(sellerCodeFragment, {
      class: 'primary',
      props: {
        env,
        path: `/checkout/${checkout}`,
        code: found.value.code,
        idempotencyKey,
        typed: refused?.values['code'] ?? null,
        error: refused ? (refused.errors['code'] ?? refused.error ?? null) : null,
      },
    }),
  ];
}

/** The code of whoever sold the purchase, before the form of a checkout. */
export const codePart: PagePart = { forms, slots };
