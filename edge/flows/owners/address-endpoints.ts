import * as contract from '../../../shared/contracts/page-addresses.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { changeThingAddress, readThingAddress } from './thing-address.ts';
import {
  addRedirect,
  deleteRedirect,
  editableRedirect,
  findRedirect,
  readRedirects,
} from './redirects.ts';
import { restore } from './removal.ts';

/** The calls about the addresses of a store's pages. */
export const addressEndpoints: readonly PageEndpoint[] = [
  answers(contract.getThingAddress, ({ scope, params }) => readThingAddress(scope, params.id)),
  changes(contract.changeThingAddress, ({ scope, params, body }) =>
    changeThingAddress(scope, params.id, body),
  ),
  answers(contract.listRedirects, async ({ scope, query }) =>
    ok(await readRedirects(scope, query)),
  ),
  changes(contract.addRedirect, ({ scope, body }) => addRedirect(scope, body)),
  changes(contract.deleteRedirect, ({ scope, params }) => deleteRedirect(scope, params.id)),
  changes(contract.restoreRedirect, ({ scope, params }) =>
    restore(scope, editableRedirect, params.id, { code: 'redirect_not_found' }),
  ),
  readsForPages(contract.readRedirect, async ({ scope, params }) =>
    ok(await findRedirect(scope, params.path)),
  ),
];
