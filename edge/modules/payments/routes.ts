import { getPayment } from '../../../shared/contracts/payment.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import { toPaymentView } from './mapper.ts';
import { findByToken } from './statements.ts';

/** The reads of payments; a flow moves them. */
export const paymentEndpoints: readonly Endpoint[] = [
  answers(getPayment, async ({ scope, params }) => {
    const row = await scope.cell.first(findByToken(scope.tenant.storeId, params.token));
    return row ? ok(toPaymentView(row)) : fail({ code: 'payment_not_found' });
  }),
];
