import * as contract from '../../../shared/contracts/header-edits.ts';
import * as history from '../../../shared/contracts/store-edits.ts';
import * as settings from '../../../shared/contracts/store-settings.ts';
import * as trash from '../../../shared/contracts/trash.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import {
  createHeader,
  deleteHeader,
  headerOrder,
  readHeader,
  readHeaders,
  updateHeader,
} from './headers.ts';
import { readHistory, takeBack } from './history.ts';
import { putInOrder } from './order.ts';
import { readSettings, updateStore } from './settings.ts';
import { readTrash } from './trash.ts';

/** The store that a path names, see `ownStore`. */
const ownOf = (scope: RequestScope, { mashup, type }: { mashup: string; type: string }) =>
  ownStore(scope, { owner: mashup, type });

/** The calls by which owners edit their store, and read what was changed. */
export const ownerEndpoints: readonly PageEndpoint[] = [
  answers(contract.listEditedHeaders, async ({ scope, params, query }) => {
    const [own, list] = await Promise.all([ownOf(scope, params), readHeaders(scope, query)]);
    return own.ok ? ok(list) : own;
  }),
  changes(contract.orderHeaders, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? putInOrder(scope, headerOrder, body.ids) : own;
  }),
  answers(contract.getHeader, async ({ scope, params }) => {
    const [own, header] = await Promise.all([ownOf(scope, params), readHeader(scope, params.id)]);
    return own.ok ? header : own;
  }),
  changes(contract.createHeader, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? createHeader(scope, body) : own;
  }),
  changes(contract.updateHeader, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? updateHeader(scope, params.id, body) : own;
  }),
  changes(contract.deleteHeader, async ({ scope, params }) => {
    const own = await ownOf(scope, params);
    return own.ok ? deleteHeader(scope, params.id) : own;
  }),

  answers(settings.getSettings, async ({ scope, params }) => {
    const [own, found] = await Promise.all([ownOf(scope, params), readSettings(scope)]);
    return own.ok ? found : own;
  }),
  changes(settings.updateStore, async ({ scope, params, body }) => {
    const own = await ownStore(scope, { owner: params.slug });
    return own.ok ? updateStore(scope, body) : own;
  }),

  answers(history.listStoreEdits, async ({ scope, params, query }) => {
    const [own, edits] = await Promise.all([ownOf(scope, params), readHistory(scope, query)]);
    return own.ok ? ok(edits) : own;
  }),
  changes(history.takeBackEdit, async ({ scope, params }) => {
    const own = await ownOf(scope, params);
    return own.ok ? takeBack(scope, params.id) : own;
  }),
  readsForPages(trash.readTrash, async ({ scope, params }) => ok(await readTrash(scope, params))),
];
