import * as contract from '../../../shared/contracts/promoters.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { setSponsor } from './change.ts';
import { readDrawn, readSponsors, readTree } from './read.ts';

/** The calls about who brought whom into a network. */
export const promoterEndpoints: readonly Endpoint[] = [
  answers(contract.listPromotedAccounts, ({ scope, params, query }) =>
    readTree(scope, params.me, query),
  ),
  answers(contract.drawTree, ({ scope, params, query }) => readDrawn(scope, params.me, query)),
  answers(contract.getSponsors, ({ scope, params }) => readSponsors(scope, params.id)),
  changes(
    contract.changeSponsor,
    ({ scope, params, body }) => setSponsor(scope, params.id, body),
    'directory',
  ),
];
