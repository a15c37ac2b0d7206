import * as contract from '../../../shared/contracts/instalments.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { codesOf, instalments, toOffer } from '../../modules/instalments/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
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
    const [own, before] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(instalments.findTerms(scope.tenant.storeId)),
    ]);
    if (!own.ok) return own;
    const row = { msi_terms: JSON.stringify(body.terms), msi_minimum: body.minimum };
    const statements = [
      instalments.setTerms(own.value, row, scope.ports.clock.now()),
      ...(await traceOf(scope, {
        subject: 'instalments',
        subjectId: own.value,
        before: toOffer(before),
        after: toOffer(row),
      })),
    ];
    return ok({
      answer: toOffer(row),
      statements,
      committed() {
        forgetStore(scope.tenant.storeId);
        return Promise.resolve();
      },
    });
  }),
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
