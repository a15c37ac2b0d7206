import type {
  AlertPreferences,
  setAlertPreferences,
} from '../../../shared/contracts/alert-preferences.ts';
import type { BodyOf } from '../../../shared/contracts/contract.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import {
  allChoices,
  type AlertChoice,
  type PreferenceApp,
} from '../../../shared/rules/alert-preferences.ts';
import type { TIME_ZONES } from '../../../shared/rules/opening-hours.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { named } from './alerts.ts';
import * as statements from './preference-statements.ts';

type Scope = Pick<RequestScope, 'directory' | 'visitor'>;

/** How the caller is told, in one round trip. */
export async function readPreferences(
  scope: Scope,
  me: string,
): Promise<Result<AlertPreferences, Failure>> {
  const account = await named(scope, me);
  return account.ok ? ok(await preferencesOf(scope, account.value)) : account;
}

/** Keeps how the caller is told; an app that is left out stays as it is. */
export async function keepPreferences(
  scope: Scope,
  me: string,
  { apps, quiet, shows_presence: shows, shows_reading: tells }: BodyOf<typeof setAlertPreferences>,
): Promise<Result<Change<AlertPreferences, 'directory'>, Failure>> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  const standing = await preferencesOf(scope, account.value);
  const chosen = standing.apps.map((was) => apps.findLast(({ app }) => app === was.app) ?? was);
  return ok({
    answer: {
      apps: chosen,
      quiet,
      shows_presence: shows ?? standing.shows_presence,
      shows_reading: tells ?? standing.shows_reading,
    },
    statements: [
      ...chosen.map((choice) => statements.putChoice(account.value, choice)),
      quiet
        ? statements.putQuietHours(account.value, quiet)
        : statements.dropQuietHours(account.value),
      ...(shows === undefined
        ? []
        : [
            shows ? statements.showPresence(account.value) : statements.hidePresence(account.value),
          ]),
      ...(tells === undefined
        ? []
        : [tells ? statements.showReading(account.value) : statements.hideReading(account.value)]),
    ],
  });
}

async function preferencesOf(
  { directory }: Pick<Scope, 'directory'>,
  accountId: string,
): Promise<AlertPreferences> {
  const [rows, quiet, hidden, hiddenReading] = await Promise.all([
    directory.read(statements.listChoices(accountId)),
    directory.first(statements.findQuietHours(accountId)),
    directory.first(statements.findHidden(accountId)),
    directory.first(statements.findHiddenReading(accountId)),
  ]);
  const chosen = rows.map(({ origin_app: app, by_mail: mail, by_push: push }): AlertChoice => ({
    app: app as PreferenceApp,
    mail: mail === 1,
    push: push === 1,
  }));
  return {
    apps: allChoices(chosen),
    quiet: quiet
      ? {
          from: quiet.quiet_from,
          to: quiet.quiet_to,
          zone: quiet.quiet_zone as (typeof TIME_ZONES)[number],
        }
      : null,
    shows_presence: hidden === undefined,
    shows_reading: hiddenReading === undefined,
  };
}
