import type { SetupApp } from '../contracts/setup-apps.ts';
import { call, type Answer, type Api } from './call.ts';

const pathOf = (me: string, app: SetupApp['app']) => `/setup-apps/${me}:${app}/${me}`;

/** Whether an account wants an app's tour; null as long as it has not said so. */
export function getSetup(api: Api, me: string, app: SetupApp['app']): Answer<SetupApp> {
  return call(api, { method: 'GET', path: pathOf(me, app) });
}

/** Says whether an account wants an app's tour. */
export function changeSetup(api: Api, me: string, { app, show_tour }: SetupApp): Answer<SetupApp> {
  return call(api, { method: 'PATCH', path: pathOf(me, app), body: { show_tour } });
}
