import * as contract from '../../../shared/contracts/cashouts.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { askCashout, cancelCashout, readCashouts, setAccount, type Drawn } from './own.ts';

type Answered<T> = Promise<Result<T, Failure>>;

/** Work on the caller's own wallet; nobody finds another's. */
async function ofPerson<T>(
  scope: RequestScope,
  { me, wallet }: { readonly me: string; readonly wallet: string },
  work: (drawn: Drawn) => Answered<T>,
): Answered<T> {
  const { accountId } = await signedIn(scope);
  if (me !== accountId) return fail({ code: 'not_found' });
  return work({ owner: `person:${accountId}`, wallet });
}

/** Work on the wallet of the tenant. */
async function ofStore<T>(
  { tenant }: RequestScope,
  { id, wallet }: { readonly id: string; readonly wallet: string },
  work: (drawn: Drawn) => Answered<T>,
): Answered<T> {
  if (id !== tenant.storeId) return fail({ code: 'not_found' });
  return work({ owner: `store:${id}`, wallet });
}

/** The calls by which accounts and stores draw the money of their wallets out. */
export const cashoutEndpoints: readonly Endpoint[] = [
  answers(contract.getCashouts, ({ scope, params, query }) =>
    ofPerson(scope, params, (drawn) => readCashouts(scope, drawn, query)),
  ),
  answers(contract.getStoreCashouts, ({ scope, params, query }) =>
    ofStore(scope, params, (drawn) => readCashouts(scope, drawn, query)),
  ),
  changes(contract.setPayoutAccount, ({ scope, params, body }) =>
    ofPerson(scope, params, (drawn) => setAccount(scope, drawn, body)),
  ),
  changes(contract.setStorePayoutAccount, ({ scope, params, body }) =>
    ofStore(scope, params, (drawn) => setAccount(scope, drawn, body)),
  ),
  changes(contract.askCashout, ({ scope, params, body }) =>
    ofPerson(scope, params, (drawn) => askCashout(scope, drawn, body.amount)),
  ),
  changes(contract.askStoreCashout, ({ scope, params, body }) =>
    ofStore(scope, params, (drawn) => askCashout(scope, drawn, body.amount)),
  ),
  changes(contract.cancelCashout, ({ scope, params }) =>
    ofPerson(scope, params, (drawn) => cancelCashout(scope, drawn, params.cashout)),
  ),
  changes(contract.cancelStoreCashout, ({ scope, params }) =>
    ofStore(scope, params, (drawn) => cancelCashout(scope, drawn, params.cashout)),
  ),
];
