import * as contract from '../../../shared/contracts/franchise-picks.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { pickFranchise, readInStore } from './franchises.ts';

/** The calls by which owners choose the franchises that their store shows. */
export const franchiseEndpoints: readonly Endpoint[] = [
  answers(contract.franchisesInStore, async ({ scope, params, body }) => {
    const [own, flags] = await Promise.all([
      ownStore(scope, { owner: params.mashup, type: params.type }),
      readInStore(scope, body.franchises),
    ]);
    return own.ok ? ok(flags) : own;
  }),
  changes(contract.addFranchise, async ({ scope, params }) => {
    const own = await ownStore(scope, { owner: params.mashup, type: params.type });
    return own.ok ? pickFranchise(scope, params.id, true) : own;
  }),
  changes(contract.removeFranchise, async ({ scope, params }) => {
    const own = await ownStore(scope, { owner: params.mashup, type: params.type });
    return own.ok ? pickFranchise(scope, params.id, false) : own;
  }),
];
