import { userExists } from '../../../shared/contracts/registration.ts';
import * as contract from '../../../shared/contracts/sign-in.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { personOf, recheckLines } from '../../session/index.ts';
import { countByAddress } from './count-try.ts';
import { phoneCountryOf, readIdentifier } from './identifier.ts';
import { endOtherSessions, endSession, listSessions, toSession } from './sessions.ts';
import { findByIdentifier } from './statements.ts';

/** The calls about accounts that send nothing and prove nothing. */
export const accountEndpoints: readonly Endpoint[] = [
  answers(userExists, async ({ scope, body }) => {
    const country = phoneCountryOf(body.country, scope.locale);
    const [tooMany, account] = await Promise.all([
      countByAddress(scope, 'existsByAddress'),
      scope.directory.first(findByIdentifier(readIdentifier(body.username, country))),
    ]);
    if (tooMany) return fail({ ...tooMany, instead: 'account' });
    return ok({ exist: account !== undefined });
  }),

  answers(contract.getSession, async ({ scope }) => {
    const identity = await scope.visitor.identity();
    return ok({
      person: identity && personOf(identity),
      user_id: identity?.accountId ?? scope.env.ANONYMOUS_ID,
    });
  }),

  answers(contract.signOut, async ({ scope }) => {
    await signOut(scope);
    return ok({});
  }),

  answers(contract.listSessions, async ({ scope }) => {
    const identity = await signedIn(scope);
    const now = scope.ports.clock.now();
    const rows = await scope.directory.read(listSessions(identity.accountId, now));
    const results = rows.map((row) => toSession(row, identity.sessionId));
    return ok({ results, matches_estimated: results.length });
  }),

  changes(
    contract.endSession,
    async ({ scope, params }) => {
      const { accountId, sessionId } = await signedIn(scope);
      return ok({
        answer: {},
        statements:
          params.id === 'others'
            ? endOtherSessions(accountId, sessionId)
            : [endSession(accountId, params.id)],
        committed: () => recheckLines(scope.env, accountId),
      });
    },
    'directory',
  ),
];

/** Ends the browser's session. The cookie is removed whether there was a session or not. */
async function signOut({ visitor, directory, env, later }: RequestScope): Promise<void> {
  const identity = await visitor.identity();
  if (identity) {
    const { accountId, sessionId } = identity;
    await directory.write([endSession(accountId, sessionId)]);
    later(recheckLines(env, accountId));
  }
  visitor.forget();
  if (identity) visitor.tell('signedOut');
}
