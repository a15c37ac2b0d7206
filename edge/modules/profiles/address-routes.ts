import * as contract from '../../../shared/contracts/addresses.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { answers, answersForForms, changes, type PageEndpoint } from '../../http/endpoint.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import * as book from './addresses.ts';

/** The calls about the caller's own addresses; the book belongs to the account, not to a store. */
export const addressEndpoints: readonly PageEndpoint[] = [
  answers(contract.listAddresses, ({ scope }) =>
    forCaller(scope, async (me) => {
      const results = await book.readAddresses(scope, me);
      return ok({ results, matches_estimated: results.length });
    }),
  ),
  answersForForms(contract.showCountry, () => Promise.resolve(ok({}))),
  changes(
    contract.addAddress,
    ({ scope, body }) => forCaller(scope, (me) => book.addAddress(scope, me, body)),
    'directory',
  ),
  changes(
    contract.changeAddress,
    ({ scope, params, body }) =>
      forCaller(scope, (me) => book.changeAddress(scope, me, params.id, body)),
    'directory',
  ),
  changes(
    contract.chooseAddress,
    ({ scope, params }) => forCaller(scope, (me) => book.chooseAddress(scope, me, params.id)),
    'directory',
  ),
  changes(
    contract.removeAddress,
    ({ scope, params }) => forCaller(scope, (me) => book.removeAddress(scope, me, params.id)),
    'directory',
  ),
  changes(
    contract.restoreAddress,
    ({ scope, params }) => forCaller(scope, (me) => book.restoreAddress(scope, me, params.id)),
    'directory',
  ),
];

/** Does work for the account that calls. */
async function forCaller<Value>(
  scope: RequestScope,
  work: (accountId: string) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure>> {
  const { accountId } = await signedIn(scope);
  return work(accountId);
}
