import * as contract from '../../../shared/contracts/payment-risk.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { payments } from '../../modules/payments/index.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';

/** From which risk on a store's paid orders wait for its staff. */
export const riskTermEndpoints: readonly PageEndpoint[] = [
  answers(contract.getRiskTerms, async ({ scope, params: { mashup: owner, type } }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(payments.findRiskTerms(scope.tenant.storeId)),
    ]);
    return own.ok && row ? ok(row) : fail({ code: 'store_not_found' });
  }),
  changes(contract.setRiskTerms, async ({ scope, params: { mashup: owner, type }, body }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(payments.findRiskTerms(scope.tenant.storeId)),
    ]);
    if (!own.ok) return own;
    if (!row) return fail({ code: 'store_not_found' });
    const trace = {
      subject: 'risk_terms',
      subjectId: own.value,
      before: row,
      after: body,
    } as const;
    return ok({
      answer: body,
      statements: [
        payments.setRiskTerms(own.value, body.hold_risky),
        ...(await traceOf(scope, trace)),
      ],
    });
  }),
];
