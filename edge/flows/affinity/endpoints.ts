import * as contract from '../../../shared/contracts/affinity.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { decide, readRequests } from './decide.ts';
import { moveSelf, readOwn } from './own.ts';

/** The calls about the affinity group of a network: those of an account, and those of the group's store. */
export const affinityEndpoints: readonly Endpoint[] = [
  answers(contract.getOwnAffinity, ({ scope, params }) => readOwn(scope, params.me)),
  changes(
    contract.askAffinity,
    ({ scope, params }) => moveSelf(scope, params.me, 'ask'),
    'directory',
  ),
  changes(
    contract.leaveAffinity,
    ({ scope, params }) => moveSelf(scope, params.me, 'leave'),
    'directory',
  ),
  answers(contract.listAffinity, ({ scope, query }) => readRequests(scope, query)),
  changes(
    contract.decideAffinity,
    ({ scope, params, body }) => decide(scope, params.id, body),
    'directory',
  ),
];
