/** Accounts with their sessions, put into a state whose product is stopped. */
import { newToken, tokenHash } from '../../../edge/session/secrets.ts';
import { openWhere } from '../../chaos/faults/kill/books.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { join } from 'node:path';

const DAY_MS = 24 * 60 * 60_000;

export interface Person {
  readonly id: string;
  /** A word of its name that no other has. */
  readonly name: string;
  /** The cookie of its session. */
  readonly cookie: string;
}

/** DIRECTORY of a state that no server has open. */
export function openDirectoryOf(stateDir: string) {
  return openWhere(join(stateDir, 'data'), 'SELECT 1 FROM session UNION SELECT 1 FROM store');
}

const wordOf = (id: string) => id.slice(-8);

/** Puts in accounts of a store, each signed in on its host; and signs its owner in. */
export async function putPeopleIn(
  stateDir: string,
  { store, host, count }: { readonly store: string; readonly host: string; readonly count: number },
): Promise<{ readonly people: readonly Person[]; readonly owner: Person }> {
  const tokens = await Promise.all(
    Array.from({ length: count + 1 }, async () => {
      const token = newToken();
      return { token, hash: await tokenHash(token) };
    }),
  );
  const now = Date.now();
  const directory = openDirectoryOf(stateDir);
  try {
    const account = directory.prepare(
      `INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at)
       VALUES (?, ?, ?, 'es', ?, ?, ?)`,
    );
    const session = directory.prepare(
      `INSERT INTO session (token_hash, id, account_id, host, method, device, created_at, seen_at,
         expires_at) VALUES (?, ?, ?, ?, 'password', 'Firefox', ?, ?, ?)`,
    );
    const signIn = (id: string, index: number): Person => {
      const { token, hash } = tokens[index] ?? { token: '', hash: '' };
      session.run(hash, newId('session'), id, host, now, now, now + 30 * DAY_MS);
      return { id, name: wordOf(id), cookie: `session=${token}` };
    };
    directory.exec('BEGIN');
    const people = Array.from({ length: count }, (_, index) => {
      const id = newId('account');
      account.run(id, id.slice(3, 23), `Persona ${wordOf(id)}`, store, now, now);
      return signIn(id, index);
    });
    const owner = directory.prepare('SELECT owner_id AS id FROM store WHERE id = ?').get(store);
    const signedIn = signIn((owner as { id: string }).id, count);
    directory.exec('COMMIT');
    return { people, owner: signedIn };
  } finally {
    directory.close();
  }
}
