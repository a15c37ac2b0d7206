import * as contract from '../../../shared/contracts/franchise-picks.ts';
import { ok } from '../../../shared/kernel/result.ts';
import {
  answers,
  changes,
  readsForPages,
  type Endpoint,
  type PageEndpoint,
} from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { pickFranchise, readInStore, readPicks } from './franchises.ts';

/** The calls by which owners choose the franchises that their store shows. */
export const franchiseEndpoints: readonly (Endpoint | PageEndpoint)[] = [
  readsForPages(contract.readFranchisePicks, async ({ scope, params }) =>
    ok(await readPicks(scope, params)),
  ),
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
