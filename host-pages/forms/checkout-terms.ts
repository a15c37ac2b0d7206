import { checkoutTermsFragment } from '../../fragments/office/checkout-terms/server.ts';
import { getCheckoutTerms, setCheckoutTerms } from '../../shared/contracts/checkout-terms.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { PageForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import type { PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

const DONE = 'carts';

/** Saves how carts of several suppliers are bought; it stands on the settings' page. */
const cartsForm: PageForm = {
  call: setCheckoutTerms,
  done: DONE,
  refused: 'told',
  fields: ({ carts }, { store }) => ({
    mashup: `${store.id}:${store.id}`,
    type: store.store_type,
    master_checkout: carts !== 'apart',
  }),
};

/** How carts of several suppliers are bought, on the settings' page. */
async function slots({ env, read, store, query, idempotencyKey }: PageContext) {
  const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
  const terms = orThrow(await read(getCheckoutTerms, { params }));
  return [
    slot(checkoutTermsFragment, {
      class: 'primary',
      props: { env, terms, done: query.get('done') === DONE, idempotencyKey },
    }),
  ];
}

/** How carts of several suppliers are bought, on the settings' page. */
export const cartsPart: PagePart = { forms: { carts: cartsForm }, slots };
