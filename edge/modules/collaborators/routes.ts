import * as contract from '../../../shared/contracts/collaborators.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import {
  addCollaborator,
  changeCollaborator,
  readCollaborations,
  readCollaborators,
  readProfiles,
  refreshCollaborator,
  removeCollaborator,
} from './service.ts';

/** The calls about a store's partner stores. */
export const collaboratorEndpoints: readonly Endpoint[] = [
  answers(contract.listCollaborators, async ({ scope, query }) =>
    ok(await readCollaborators(scope, query)),
  ),
  answers(contract.listProfiles, async ({ scope, query }) => ok(await readProfiles(scope, query))),
  changes(contract.addCollaborator, ({ scope, body }) => addCollaborator(scope, body.slug)),
  changes(contract.changeCollaborator, ({ scope, params, body }) =>
    changeCollaborator(scope, params.id, body.store_name),
  ),
  changes(contract.refreshCollaborator, ({ scope, params }) =>
    refreshCollaborator(scope, params.id),
  ),
  changes(contract.removeCollaborator, ({ scope, params }) => removeCollaborator(scope, params.id)),
  answers(contract.listCollaborations, async ({ scope, params, query }) => {
    const own = await ownStore(scope, { owner: params.mashup });
    return own.ok ? ok(await readCollaborations(scope, query)) : own;
  }),
];
