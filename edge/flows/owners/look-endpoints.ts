import * as contract from '../../../shared/contracts/look-draft.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { dropLook, publishLook, readLook, saveLook } from './look.ts';

const ownOf = (scope: RequestScope, { mashup, type }: { mashup: string; type: string }) =>
  ownStore(scope, { owner: mashup, type });

/** The calls about the look that a store's owners prepare. */
export const lookEndpoints: readonly Endpoint[] = [
  answers(contract.getLookDraft, async ({ scope, params }) => {
    const [own, found] = await Promise.all([ownOf(scope, params), readLook(scope)]);
    return own.ok ? found : own;
  }),
  changes(contract.saveLookDraft, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? saveLook(scope, body) : own;
  }),
  changes(contract.publishLook, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? publishLook(scope, body) : own;
  }),
  changes(contract.dropLookDraft, async ({ scope, params }) => {
    const own = await ownOf(scope, params);
    return own.ok ? ok(dropLook(scope)) : own;
  }),
];
