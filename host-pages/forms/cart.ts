import {
  addToVisitorCart,
  endTrialByForm,
  removeVisitorLine,
  setVisitorLine,
  startCheckoutByForm,
  takeOverHandover,
} from '../../shared/contracts/purchase-forms.ts';
import { parseId } from '../../shared/kernel/ids.ts';
import type { PageCookies } from '../kit/cookies.ts';
import { formOf, type Fields } from '../kit/form.ts';

const ofCart = { refused: 'told', after: keep } as const;

/** The forms of the cart's page, to which the item's page posts too. */
export const cartForms = {
  add: formOf({ call: addToVisitorCart, fields: lineOf, ...ofCart }),
  set: formOf({ call: setVisitorLine, fields: lineOf, ...ofCart }),
  remove: formOf({ call: removeVisitorLine, ...ofCart }),
  handover: formOf({ call: takeOverHandover, ...ofCart }),
  trial: formOf({ call: endTrialByForm, done: 'trial', refused: 'told' }),
  checkout: formOf({
    call: startCheckoutByForm,
    // A cart or a checkout that is none counts as not named.
    fields: ({ cart = '', supplier = '', to_replace: replaced = '' }) => ({
      cart: parseId('cart', cart),
      supplier: parseId('store', supplier),
      to_replace: parseId('checkout', replaced),
    }),
    refused: 'told',
    after(answer, _fields, cookies) {
      if (answer.state === 'started') cookies.keepCheckout(answer.checkout);
      else keep(answer, _fields, cookies);
    },
    onward: (answer, _fields, { base }) =>
      answer.state === 'started'
        ? `${base}/checkout/${answer.checkout}`
        : `${base}/shopping-cart?notice=${answer.why}`,
  }),
};

function lineOf({ sku, amount = '1' }: Fields): object {
  return { sku, amount: Number(amount) };
}

/** Keeps the server cart's cookie; an account's cart needs none. */
function keep(
  { cart }: { readonly cart: string | null },
  _fields: Fields,
  cookies: PageCookies,
): void {
  if (cart !== null) cookies.keepCart(cart);
}
