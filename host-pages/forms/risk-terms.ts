import { riskTermsFragment } from '../../fragments/office/risk-terms/server.ts';
import { getRiskTerms, setRiskTerms } from '../../shared/contracts/payment-risk.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import type { PageForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import type { PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

const DONE = 'risk';

/** Saves which paid orders wait for the store's staff; it stands on the settings' page. */
const riskForm: PageForm = {
  call: setRiskTerms,
  done: DONE,
  refused: 'told',
  fields: ({ hold_risky }, { store }) => ({
    mashup: `${store.id}:${store.id}`,
    type: store.store_type,
    hold_risky,
  }),
};

/** Which paid orders wait for the store's staff, on the settings' page. */
async function slots({ env, read, store, query, idempotencyKey }: PageContext) {
  const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
  const terms = orThrow(await read(getRiskTerms, { params }));
  return [
    slot(riskTermsFragment, {
      class: 'primary',
      props: { env, terms, done: query.get('done') === DONE, idempotencyKey },
    }),
  ];
}

/** Which paid orders wait for the store's staff, on the settings' page. */
export const riskPart: PagePart = { forms: { risk: riskForm }, slots };
