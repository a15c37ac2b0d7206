import { chargeTermsFragment } from '../../fragments/office/charge-terms/server.ts';
import { getChargeTerms, setChargeTerms } from '../../shared/contracts/charge-terms.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { authorizingCodes } from '../../shared/rules/authorizations.ts';
import type { PageForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import type { PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

const DONE = 'charges';

/** Saves by which ways to pay purchases are charged later; it stands on the settings' page. */
const chargesForm: PageForm = {
  call: setChargeTerms,
  done: DONE,
  refused: 'told',
  fields: (fields, { store }) => ({
    mashup: `${store.id}:${store.id}`,
    type: store.store_type,
    charges_later: authorizingCodes.filter((code) => fields[`later_${code}`] === 'on'),
  }),
};

/** By which ways to pay purchases are charged later, on the settings' page. */
async function slots({ env, read, store, query, idempotencyKey }: PageContext) {
  const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
  const terms = orThrow(await read(getChargeTerms, { params }));
  return [
    slot(chargeTermsFragment, {
      class: 'primary',
      props: { env, terms, done: query.get('done') === DONE, idempotencyKey },
    }),
  ];
}

/** By which ways to pay purchases are charged later, on the settings' page. */
export const chargesPart: PagePart = { forms: { charges: chargesForm }, slots };
