import * as presence from '../../../shared/contracts/presence.ts';
import * as profiles from '../../../shared/contracts/profiles.ts';
import * as publicProfiles from '../../../shared/contracts/public-profiles.ts';
import * as setupApps from '../../../shared/contracts/setup-apps.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import { callerNamed } from './caller.ts';
import { beat, readHeartbeat } from './presence.ts';
import { readProfile, readPublicProfiles, updateProfile } from './service.ts';
import { appOf, changeSetup, readSetup } from './setup.ts';

/** The calls of `profile`, `profile-public`, `profile-admin` and `setup-apps` that need no flow. */
export const profileEndpoints: readonly Endpoint[] = [
  answers(profiles.getProfile, async ({ scope, params }) => {
    const asking = await callerNamed(scope, params);
    return asking.ok ? readProfile(scope, asking.value) : asking;
  }),

  changes(
    profiles.updateProfile,
    async ({ scope, params, body }) => {
      const asking = await callerNamed(scope, params);
      return asking.ok ? updateProfile(scope, asking.value, body) : asking;
    },
    'directory',
  ),

  answers(publicProfiles.listPublicProfiles, async ({ scope, params, query }) => {
    const results = await readPublicProfiles(scope, [...new Set(params.ids.split(','))]);
    return ok({ results: results.slice(0, query.limit), matches_estimated: results.length });
  }),

  answers(publicProfiles.getPublicProfile, async ({ scope, params }) => {
    const [id, key = ''] = params.mashup.split(':');
    const isAsked = id === params.id && (await ownStore(scope, { owner: key })).ok;
    const [found] = isAsked ? await readPublicProfiles(scope, [params.id]) : [];
    return found ? ok(found) : fail({ code: 'not_found' });
  }),

  answers(presence.getHeartbeat, async ({ scope, params }) => {
    const asking = await callerNamed(scope, params);
    return asking.ok ? readHeartbeat(scope, asking.value) : asking;
  }),

  answers(presence.beat, async ({ scope, params }) => {
    const asking = await callerNamed(scope, params);
    return asking.ok ? beat(scope, asking.value) : asking;
  }),

  answers(setupApps.getSetup, async ({ scope, params }) => {
    const app = appOf(params.mashup);
    if (!app) return fail({ code: 'not_found' });
    const asking = await callerNamed(scope, params, app);
    return asking.ok ? ok(await readSetup(scope, asking.value, app)) : asking;
  }),

  changes(
    setupApps.changeSetup,
    async ({ scope, params, body }) => {
      const app = appOf(params.mashup);
      if (!app) return fail({ code: 'not_found' });
      const asking = await callerNamed(scope, params, app);
      if (!asking.ok) return asking;
      return ok(changeSetup(scope, asking.value, { app, ...body }));
    },
    'directory',
  ),
];
