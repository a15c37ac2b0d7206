import { newId } from '../../shared/kernel/ids.ts';
import { sql, type Statement } from '../db/directory-sql.ts';
import type { RequestScope, Visitor } from '../unit-of-work/scope.ts';
import { assertVerified, type Verified } from './epoch.ts';
import { sessionEnd } from './lifetime.ts';
import { newToken, tokenHash } from './secrets.ts';

/** A session that exists once its statements are committed; call `keep` after that. */
export interface Started {
  readonly statements: readonly Statement[];
  /** Sets the session cookie. */
  readonly keep: () => void;
}

/** The account that signed in by each request; an entry is freed with its request. */
const begun = new WeakMap<Visitor, string>();

/** The account whose session began by this request, where one did. */
export function signedInNow({ visitor }: Pick<RequestScope, 'visitor'>): string | undefined {
  return begun.get(visitor);
}

/**
 * A new session for the caller's browser. Its token is always new, and the session that the browser
 * sent ends. The batch aborts where the verified facts have changed.
 * @param verified with the values that hold where the session's statements stand in their batch
 * @param method how the person proved their identity
 * @param proof when they did, where it was not now: a session that another one opens is no newer proof
 */
export async function startSession(
  { visitor, ports }: Pick<RequestScope, 'visitor' | 'ports'>,
  verified: Verified,
  method: 'password' | 'pin' | 'link' | 'passkey',
  proof: { readonly provedAt?: number } = {},
): Promise<Started> {
  const token = newToken();
  const { accountId } = verified;
  const [hash, before, mark] = await Promise.all([
    tokenHash(token),
    visitor.identity(),
    visitor.markOf(accountId),
  ]);
  const now = ports.clock.now();
  return {
    statements: [
      assertVerified(verified),
      ...(before ? [sql`DELETE FROM session WHERE id = ${before.sessionId}`] : []),
      sql`INSERT INTO session
          (token_hash, id, account_id, host, method, device, created_at, seen_at, expires_at,
          proved_at)
        VALUES (${hash}, ${newId('session')}, ${accountId}, ${visitor.host}, ${method},
          ${visitor.agent}, ${now}, ${now}, ${sessionEnd(now, now)}, ${proof.provedAt ?? null})`,
    ],
    keep() {
      visitor.keep(token, mark);
      begun.set(visitor, accountId);
    },
  };
}
