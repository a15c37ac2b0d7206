import * as contract from '../../../shared/contracts/charge-terms.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { authorizingCodes } from '../../../shared/rules/authorizations.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { authorizations } from '../../modules/authorizations/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';

/** By which ways to pay the orders that a store delivers are charged when they are sent. */
export const chargeTermEndpoints: readonly PageEndpoint[] = [
  answers(contract.getChargeTerms, ({ scope, params }) => read(scope, params)),
  changes(contract.setChargeTerms, async ({ scope, params, body }) => {
    const before = await read(scope, params);
    if (!before.ok) return before;
    const { storeId } = scope.tenant;
    const after = toTerms({ charges_later: JSON.stringify(body.charges_later) });
    const trace = {
      subject: 'charge_terms',
      subjectId: storeId,
      before: before.value,
      after,
    } as const;
    return ok({
      answer: after,
      statements: [
        authorizations.setChargeTerms(storeId, after.charges_later),
        ...(await traceOf(scope, trace)),
      ],
    });
  }),
];

async function read(
  scope: RequestScope,
  { mashup: owner, type }: { readonly mashup: string; readonly type: string },
): Promise<Result<contract.ChargeTerms, Failure>> {
  const [own, row] = await Promise.all([
    ownStore(scope, { owner, type }),
    scope.cell.first(authorizations.findChargeTerms(scope.tenant.storeId)),
  ]);
  return own.ok && row ? ok(toTerms(row)) : fail({ code: 'store_not_found' });
}

/** The codes in the order of the rules, each once. */
function toTerms({ charges_later: json }: { charges_later: string }): contract.ChargeTerms {
  const chosen = JSON.parse(json) as string[];
  return { charges_later: authorizingCodes.filter((code) => chosen.includes(code)) };
}
