import { setupApps, type SetupApp } from '../../../shared/contracts/setup-apps.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findSetup, putSetup } from './statements.ts';

/** The app that a path names after its colon. */
export function appOf(mashup: string): SetupApp['app'] | undefined {
  const named = mashup.slice(mashup.indexOf(':') + 1);
  return setupApps.find((app) => app === named);
}

/** Reads whether a person wants an app's tour; null where they have not chosen. */
export async function readSetup(
  { directory }: Pick<RequestScope, 'directory'>,
  accountId: string,
  app: SetupApp['app'],
): Promise<SetupApp> {
  const { show_tour: said = null } = (await directory.first(findSetup(accountId, app))) ?? {};
  return { app, show_tour: said === null ? null : said === 1 };
}

/** Stores a person's choice about an app's tour. */
export function changeSetup(
  { ports }: Pick<RequestScope, 'ports'>,
  accountId: string,
  { app, show_tour: showTour }: SetupApp,
): Change<SetupApp, 'directory'> {
  return {
    answer: { app, show_tour: showTour },
    statements: putSetup(accountId, app, showTour, ports.clock.now()),
    refused: () => Promise.resolve({ code: 'not_found' }),
  };
}
