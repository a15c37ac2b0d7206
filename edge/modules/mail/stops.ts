import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import { sql, type Statement } from '../../db/directory-sql.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import type { MessageTopic } from '../../outbox/index.ts';
import { keyedHash, sameHash } from '../../session/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

type Secret = Pick<RequestScope['env'], 'IDENTITY_SECRET'>;

/** Length of a hash, as `keyedHash` writes it: a token is the contact's, and that which signs it. */
const HASH_LENGTH = 43;

/** A contact as the table knows it: of no use in another store. */
function contactHash(env: Secret, storeId: string, recipient: string): Promise<string> {
  return keyedHash(env, `mail-stop\n${storeId}\n${mailboxOf(recipient)}`);
}

function signature(env: Secret, storeId: string, hash: string): Promise<string> {
  return keyedHash(env, `mail-stop-token\n${storeId}\n${hash}`);
}

/**
 * Path of the page where who reads a mail stops those of its store. Nothing is kept for it: the link of
 * a mail that was never read costs no row.
 */
export async function stopPath(env: Secret, storeId: string, recipient: string): Promise<string> {
  const hash = await contactHash(env, storeId, recipient);
  return `/correos/${hash}${await signature(env, storeId, hash)}`;
}

/** The contact that a link's token was made for; null for one that this platform did not make for this store. */
export async function readStopToken(
  env: Secret,
  storeId: string,
  token: string,
): Promise<string | null> {
  const hash = token.slice(0, HASH_LENGTH);
  const signed = await signature(env, storeId, hash);
  return sameHash(token.slice(HASH_LENGTH), signed) ? hash : null;
}

/** Since when a contact gets no mails of strangers' doing from a store. */
export function findMailStop(
  storeId: string,
  hash: string,
): Statement<Pick<DirectoryTables['mail_stop'], 'since'>> {
  return sql<Pick<DirectoryTables['mail_stop'], 'since'>>`SELECT since FROM mail_stop
    WHERE store_id = ${storeId} AND contact_hash = ${hash}`;
}

/** Stops them; a second time changes nothing. */
export function insertMailStop(storeId: string, hash: string, now: number): Statement {
  return sql`INSERT INTO mail_stop (store_id, contact_hash, since)
    VALUES (${storeId}, ${hash}, ${now}) ON CONFLICT (store_id, contact_hash) DO NOTHING`;
}

/** Has them sent again. */
export function deleteMailStop(storeId: string, hash: string): Statement {
  return sql`DELETE FROM mail_stop WHERE store_id = ${storeId} AND contact_hash = ${hash}`;
}

/**
 * Has the mails of a topic that anybody can cause go to nobody where their contact stopped them. It is
 * asked when the mail would go out, so that whoever caused it is answered as ever.
 */
export function stoppable<T extends MessageTopic>(topic: T): T {
  return {
    ...topic,
    async compose(database, row, ports) {
      const message = await topic.compose(database, row, ports);
      if (!message || message === 'stopped' || message.channel !== 'mail') return message;
      const hash = await contactHash(ports.env, message.storeId, message.recipient);
      const stop = await ports.directory.first(findMailStop(message.storeId, hash));
      return stop ? 'stopped' : message;
    },
  };
}
