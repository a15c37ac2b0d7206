import * as contract from '../../../shared/contracts/staff.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { readInvitation, readInvites, readStaff } from './service.ts';

/** The reads of a store's staff. */
export const staffEndpoints: readonly PageEndpoint[] = [
  answers(contract.listStaff, async ({ scope, query }) => ok(await readStaff(scope, query))),
  answers(contract.listInvites, async ({ scope, query }) => ok(await readInvites(scope, query))),
  readsForPages(contract.readInvitation, async ({ scope, params }) =>
    ok(await readInvitation(scope, params.key)),
  ),
];
