import type { z } from 'zod';
import {
  getPaymentLimits,
  setPaymentLimits,
  type PaymentLimitsView,
} from '../../../shared/contracts/payment-limits.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import {
  isPossible,
  providerLimit,
  type PaymentLimits,
} from '../../../shared/rules/payment-limits.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { paymentLimits } from '../../modules/checkouts/index.ts';
import { forgetStore } from '../../modules/store/index.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';

type Given = z.output<(typeof setPaymentLimits)['body']>['limits'];

/** The amounts in which a store offers each of its ways to pay. */
export const paymentLimitEndpoints: readonly PageEndpoint[] = [
  answers(getPaymentLimits, async ({ scope, params: { mashup: owner, type } }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(paymentLimits.findLimits(scope.tenant.storeId)),
    ]);
    return own.ok && row
      ? ok(toView(row, JSON.parse(row.payment_limits) as PaymentLimits))
      : fail({ code: 'store_not_found' });
  }),
  changes(setPaymentLimits, async ({ scope, params: { mashup: owner, type }, body }) => {
    const [own, row] = await Promise.all([
      ownStore(scope, { owner, type }),
      scope.cell.first(paymentLimits.findLimits(scope.tenant.storeId)),
    ]);
    if (!own.ok) return own;
    if (!row) return fail({ code: 'store_not_found' });
    const wrong = body.limits.findIndex(
      ({ minimum, maximum }) => !isPossible(limit(minimum, maximum)),
    );
    if (wrong >= 0) return fail({ code: 'invalid_request', field: `limits.${wrong}.maximum` });
    const after = toLimits(body.limits);
    const now = scope.ports.clock.now();
    return ok({
      answer: toView(row, after),
      statements: [
        paymentLimits.setLimits(own.value, JSON.stringify(after), now),
        ...(await traceOf(scope, {
          subject: 'payment_limits',
          subjectId: own.value,
          before: JSON.parse(row.payment_limits) as object,
          after,
        })),
      ],
      committed() {
        forgetStore(scope.tenant.storeId);
        return Promise.resolve();
      },
    });
  }),
];

function limit(minimum: number | null, maximum: number | null) {
  return { ...(minimum && { minimum }), ...(maximum !== null && { maximum }) };
}

/** Without the ways to pay that nothing limits. */
function toLimits(given: Given): PaymentLimits {
  const limits = given.map(
    ({ payment_type: code, minimum, maximum }) => [code, limit(minimum, maximum)] as const,
  );
  return Object.fromEntries(limits.filter(([, one]) => Object.keys(one).length > 0));
}

function toView(row: paymentLimits.LimitsRow, own: PaymentLimits): PaymentLimitsView {
  const codes = JSON.parse(row.payment_types) as PaymentCode[];
  return {
    currency: row.currency,
    results: codes.map((code) => ({
      payment_type: code,
      minimum: own[code]?.minimum ?? null,
      maximum: own[code]?.maximum ?? null,
      provider_maximum: providerLimit(code, row.currency).maximum ?? null,
    })),
  };
}
