import * as contract from '../../../shared/contracts/affiliate.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { countByAddress } from '../../modules/accounts/index.ts';
import { opening } from '../../modules/store/index.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { slugState } from './free-slugs.ts';
import { openedOf, openStore } from './open-store.ts';
import { offerPass } from './pass.ts';
import { stepsOf } from './steps.ts';

/** The calls by which an account opens a store of its own. */
export const wizardEndpoints: readonly PageEndpoint[] = [
  answers(contract.slugExists, async ({ scope, params, body }) => {
    const [at, tooMany, state] = await Promise.all([
      ownStore(scope, { owner: params.mashup }),
      countByAddress(scope, 'slugByAddress'),
      slugState(scope, { ...body, limit: body.n_suggestions }),
    ]);
    if (tooMany) return fail(tooMany);
    return at.ok ? ok(state) : at;
  }),
  changes(
    contract.createStore,
    async ({ scope, params, body }) => {
      const at = await ownStore(scope, { owner: params.mashup });
      return at.ok ? openStore(scope, body) : at;
    },
    'directory',
  ),
  answers(contract.getOwnStore, async ({ scope, params }) => {
    const { accountId } = await signedIn(scope);
    const [at, own] = await Promise.all([
      ownStore(scope, { owner: params.mashup }),
      scope.directory.first(opening.findOwned(accountId)),
    ]);
    if (!at.ok) return at;
    return ok({
      store: own ? { ...openedOf(scope, own), steps: await stepsOf(scope, own) } : null,
    });
  }),
  readsForPages(contract.readPass, async ({ scope }) => {
    const identity = await scope.visitor.identity();
    return ok({ pass: identity && (await offerPass(scope, identity)) });
  }),
  readsForPages(contract.readSteps, async ({ scope }) =>
    ok(await stepsOf(scope, { id: scope.tenant.storeId, cell: scope.tenant.cell })),
  ),
  readsForPages(contract.readSuggestions, async ({ scope, params }) =>
    ok((await slugState(scope, params)).suggestions),
  ),
];
