import * as account from '../../../shared/contracts/payment-accounts.ts';
import { getPayment } from '../../../shared/contracts/payment.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { dropAccount, listAccounts, setAccount, testAccount } from './accounts.ts';
import { toPaymentView } from './mapper.ts';
import { findByToken } from './statements.ts';

/** The reads of payments, which a flow moves; and the accounts that take them. */
export const paymentEndpoints: readonly Endpoint[] = [
  answers(account.listPaymentAccounts, ({ scope, query }) => listAccounts(scope, query.mode)),
  changes(account.setPaymentAccount, ({ scope, params, body }) =>
    setAccount(scope, params.code, body),
  ),
  changes(account.dropPaymentAccount, ({ scope, params, body }) =>
    dropAccount(scope, params.code, body),
  ),
  answers(account.testPaymentAccount, ({ scope, params, body }) =>
    testAccount(scope, params.code, body.mode),
  ),

  answers(getPayment, async ({ scope, params }) => {
    const row = await scope.cell.first(findByToken(scope.tenant.storeId, params.token));
    return row ? ok(toPaymentView(row, scope)) : fail({ code: 'payment_not_found' });
  }),
];
