import * as contract from '../../../shared/contracts/instalments.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { codesOf, instalments, toOffer } from '../../modules/instalments/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { readTerms, setTerms, type StoreTerms } from '../store-terms.ts';
import { chooseInstalments, readChoice } from './choose-instalments.ts';

const terms: StoreTerms<instalments.TermsRow, contract.InstalmentTerms> = {
  subject: 'instalments',
  find: instalments.findTerms,
  toTerms: toOffer,
  set: (storeId, offer, now) => [instalments.setTerms(storeId, toRow(offer), now)],
  after: forgetStore,
};

function toRow({ terms: months, minimum }: contract.InstalmentTerms): instalments.TermsRow {
  return { msi_terms: JSON.stringify(months), msi_minimum: minimum };
}

/** Monthly payments without interest: what a store offers, and what a buyer chooses. */
export const instalmentEndpoints: readonly PageEndpoint[] = [
  answers(contract.getInstalmentTerms, ({ scope, params }) => readTerms(scope, params, terms)),
  changes(contract.setInstalmentTerms, ({ scope, params, body }) =>
    setTerms(scope, params, terms, toOffer(toRow(body))),
  ),
  changes(contract.chooseInstalments, ({ scope, params, body }) =>
    chooseInstalments(scope, { ...params, ...body }),
  ),
  readsForPages(contract.readOfferedMonths, async ({ scope }) => {
    const row = await scope.cell.first(instalments.findOffered(scope.tenant.storeId));
    return ok({ ...toOffer(row), codes: codesOf(row) });
  }),
  readsForPages(contract.readSupplierCodes, async ({ scope, params }) => {
    const { storeId } = scope.tenant;
    return ok({
      codes: codesOf(await scope.cell.first(instalments.findCodes(storeId, params.supplier))),
    });
  }),
  readsForPages(contract.readInstalments, async ({ scope, params }) =>
    ok(await readChoice(scope, params.checkout)),
  ),
];
