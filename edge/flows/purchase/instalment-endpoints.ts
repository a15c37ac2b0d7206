import * as contract from '../../../shared/contracts/instalments.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { instalments, toOffer } from '../../modules/instalments/index.ts';
import { chooseInstalments, readChoice } from './choose-instalments.ts';

/** Monthly payments without interest: what a store offers, and what a buyer chooses. */
export const instalmentEndpoints: readonly PageEndpoint[] = [
  answers(contract.getInstalmentTerms, async ({ scope, params: { mashup: owner, type } }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(instalments.findTerms(scope.tenant.storeId)),
    ]);
    return own.ok ? ok(toOffer(row)) : own;
  }),
  changes(contract.setInstalmentTerms, async ({ scope, params: { mashup: owner, type }, body }) => {
    const own = await ownStore(scope, { owner, type });
    if (!own.ok) return own;
    const row = { msi_terms: JSON.stringify(body.terms), msi_minimum: body.minimum };
    const statements = [instalments.setTerms(own.value, row)];
    return ok({ answer: toOffer(row), statements });
  }),
  changes(contract.chooseInstalments, ({ scope, params, body }) =>
    chooseInstalments(scope, { ...params, ...body }),
  ),
  readsForPages(contract.readInstalments, async ({ scope, params }) =>
    ok(await readChoice(scope, params.checkout)),
  ),
];
