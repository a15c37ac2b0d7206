import * as contract from '../../../shared/contracts/dispersions.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { takeAnswer } from './bank-answer.ts';
import { approve, makeBatch, readBatch, readWaiting, refuse } from './payouts.ts';

/**
 * The calls by which the root store of a network pays its wallets out. In every other store no account holds
 * their grant, and their work finds the rows of the tenant's own network alone.
 */
export const payoutEndpoints: readonly Endpoint[] = [
  answers(contract.listPayouts, async ({ scope, query }) => ok(await readWaiting(scope, query))),
  answers(contract.getPayoutBatch, ({ scope, params, query }) =>
    readBatch(scope, params.batch, query),
  ),
  changes(contract.approvePayouts, ({ scope, body }) => approve(scope, body.cashouts)),
  changes(contract.refusePayout, ({ scope, params, body }) =>
    refuse(scope, params.cashout, body.reason),
  ),
  changes(contract.makePayoutBatch, ({ scope, body }) => makeBatch(scope, body)),
  changes(contract.readBankAnswer, ({ scope, params, body }) =>
    takeAnswer(scope, params.batch, body.text),
  ),
];
