import * as contract from '../../../shared/contracts/staff.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { readInvitation, readInvites, readStaff, withdrawInvite } from './service.ts';

/** The calls about a store's staff that send nothing. */
export const staffEndpoints: readonly PageEndpoint[] = [
  answers(contract.listStaff, async ({ scope, query }) => ok(await readStaff(scope, query))),
  answers(contract.listInvites, async ({ scope, query }) => ok(await readInvites(scope, query))),
  changes(
    contract.withdrawInvite,
    ({ scope, params }) => withdrawInvite(scope, params.id),
    'directory',
  ),
  readsForPages(contract.readInvitation, async ({ scope, params }) =>
    ok(await readInvitation(scope, params.key)),
  ),
];
