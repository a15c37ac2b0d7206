import { raw } from '../../db/sql.ts';
import { sql, type Statement } from '../../db/conversation-sql.ts';
import type { ConversationTables } from '../../db/conversation-tables.ts';
import type { PlacedParty } from '../../modules/talk/index.ts';

export type ConversationRow = ConversationTables['conversation'];
export type PartyRow = ConversationTables['party'];

export interface MessageRow extends Pick<
  ConversationTables['message'],
  | 'seq'
  | 'id'
  | 'party_id'
  | 'author_id'
  | 'author_name'
  | 'sent_key'
  | 'body'
  | 'tags'
  | 'only_for'
  | 'created_at'
  | 'deleted_at'
  | 'notice'
> {
  /** The message before it that the reader may see; null for the first. */
  after: number | null;
  /** JSON of its pictures. */
  files: string;
}

/** Messages are counted no further. */
const COUNTED_MAX = 1001;

/** The messages `m` that a party may see. */
export const seenBy = (party: string): Statement =>
  sql`(m.only_for IS NULL OR m.only_for = ${party})`;

/** The columns of a message `m`, as a party may see it. */
export const columnsFor = (party: string): Statement =>
  sql`m.seq, m.id, m.party_id, m.author_id, m.author_name, m.sent_key, m.body, m.tags, m.only_for,
    m.created_at, m.deleted_at, m.notice, (SELECT p.seq FROM message p
      WHERE p.seq < m.seq AND (p.only_for IS NULL OR p.only_for = ${party})
      ORDER BY p.seq DESC LIMIT 1) AS after,
    (SELECT json_group_array(json_object('id', f.id, 'width', f.width, 'height', f.height))
      FROM (SELECT id, width, height FROM attachment WHERE seq = m.seq ORDER BY made_at, id) f)
      AS files`;

export function findConversation(): Statement<ConversationRow> {
  return sql<ConversationRow>`SELECT id, version, created_at FROM conversation`;
}

export function insertConversation(id: string, now: number): Statement {
  return sql`INSERT INTO conversation (id, created_at) VALUES (${id}, ${now})
    ON CONFLICT DO NOTHING`;
}

/** Counts a change that lists show. */
export function raiseVersion(): Statement {
  return sql`UPDATE conversation SET version = version + 1`;
}

/** A party with its name and its place now; one that is erased gets none again. */
export function putParty({ id, name, place }: PlacedParty): Statement {
  return sql`INSERT INTO party (id, name, store_id, store_name, address)
    VALUES (${id}, ${name}, ${place.id}, ${place.name}, ${place.address})
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, store_id = excluded.store_id,
      store_name = excluded.store_name, address = excluded.address WHERE erased_at IS NULL`;
}

export function listParties(): Statement<PartyRow> {
  return sql<PartyRow>`SELECT id, name, store_id, store_name, address, last_seq, read_seq, pending, blocked_at, tell_at, mail_at,
      told_seq, erased_at,
      waiting_told, closed_at, snoozed_until, question_seq, hides_reading FROM party ORDER BY id`;
}

/** The message that an account has sent under a key, with the hash of what it sent. */
export function findSent(
  party: string,
  author: string,
  key: string,
): Statement<MessageRow & { sent_hash: string }> {
  return sql<MessageRow & { sent_hash: string }>`SELECT ${columnsFor(party)}, m.sent_hash
    FROM message m WHERE m.author_id = ${author} AND m.sent_key = ${key}`;
}

/** How much a party has written for both, and its account since a moment. */
export function countWritten(
  party: string,
  author: string,
  since: number,
): Statement<{ written: number; in_minute: number; answered: number }> {
  return sql<{ written: number; in_minute: number; answered: number }>`SELECT
      EXISTS (SELECT 1 FROM message WHERE party_id = ${party} AND only_for IS NULL
        AND notice IS NULL) AS written,
      (SELECT count(*) FROM message WHERE author_id = ${author} AND created_at > ${since})
        AS in_minute,
      EXISTS (SELECT 1 FROM message WHERE party_id <> ${party} AND only_for IS NULL
        AND notice IS NULL) AS answered`;
}

/** The name under which an account wrote last for a party. */
export function findOwnName(party: string, author: string): Statement<{ author_name: string }> {
  return sql<{ author_name: string }>`SELECT author_name FROM message
    WHERE party_id = ${party} AND author_id = ${author} AND notice IS NULL
    ORDER BY created_at DESC LIMIT 1`;
}

interface NewRow {
  readonly id: string;
  readonly party: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly key: string;
  readonly hash: string;
  readonly body: string;
  readonly folded: string;
  readonly tags: string;
  readonly onlyFor: string | null;
  /** JSON of a notice; null for a message. */
  readonly notice: string | null;
  readonly now: number;
}

/** Appends a message with the next number. */
export function insertMessage(row: NewRow): Statement<{ seq: number }> {
  return sql<{ seq: number }>`INSERT INTO message (seq, id, party_id, author_id, author_name,
      sent_key, sent_hash, body, folded, tags, only_for, notice, created_at)
    SELECT coalesce(max(seq), 0) + 1, ${row.id}, ${row.party}, ${row.author.id},
      ${row.author.name}, ${row.key}, ${row.hash}, ${row.body}, ${row.folded}, ${row.tags},
      ${row.onlyFor}, ${row.notice}, ${row.now} FROM message
    RETURNING seq`;
}

/**
 * The newest message that the parties may see, and what the reader has not opened; whoever has put the
 * conversation away has it back.
 */
export function countArrival(seq: number, writer: string, onlyFor: string | null): Statement {
  return sql`UPDATE party SET last_seq = ${seq},
      pending = iif(id = ${writer}, 0, pending + 1),
      read_seq = iif(id = ${writer}, ${seq}, read_seq),
      closed_at = iif(id = ${writer}, closed_at, NULL),
      snoozed_until = iif(id = ${writer}, snoozed_until, NULL)
    WHERE ${onlyFor} IS NULL OR id = ${onlyFor}`;
}

/** Marks what a party has opened; a mark only grows. */
export function markOpened(party: string, until: number): Statement {
  return sql`UPDATE party SET read_seq = max(read_seq, min(last_seq, ${until})),
      pending = (SELECT count(*) FROM message m
        WHERE m.seq > max(party.read_seq, min(party.last_seq, ${until}))
          AND m.party_id <> party.id AND m.notice IS NULL AND ${seenBy(party)})
    WHERE id = ${party}`;
}

/** Whether the other party is told what this one has read. */
export function setHidesReading(party: string, hides: boolean): Statement {
  return sql`UPDATE party SET hides_reading = ${hides ? 1 : 0} WHERE id = ${party}`;
}

/** Asks for the rows of parties in DIRECTORY to be told. */
export function askToTell(parties: readonly string[], at: number): Statement {
  return sql`UPDATE party SET tell_at = ${at} WHERE tell_at IS NULL
    AND id IN (SELECT value FROM json_each(${JSON.stringify(parties)}))`;
}

/** The first message that a party has not opened, of the other party. */
export function findUnopened(party: string): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT m.id FROM message m JOIN party p ON p.id = ${party}
    WHERE m.seq > p.read_seq AND m.party_id <> p.id AND m.notice IS NULL AND ${seenBy(party)}
    ORDER BY m.seq LIMIT 1`;
}

/** Ends the asking, unless something has changed since. */
export function markTold(version: number): Statement {
  return sql`UPDATE party SET tell_at = NULL
    WHERE (SELECT version FROM conversation) = ${version}`;
}

export function postponeTelling(at: number): Statement {
  return sql`UPDATE party SET tell_at = ${at} WHERE tell_at IS NOT NULL`;
}

/** Sets when a party is written a mail, where none is awaited and it has opened what the last told of. */
export function askForMail(party: string, at: number): Statement {
  return sql`UPDATE party SET mail_at = ${at}
    WHERE id = ${party} AND mail_at IS NULL AND told_seq <= read_seq AND pending > 0
      AND erased_at IS NULL`;
}

/** The party has opened it: no mail is awaited. */
export function forgetMail(party: string): Statement {
  return sql`UPDATE party SET mail_at = NULL WHERE id = ${party} AND pending = 0`;
}

export function markMailed(party: string, seq: number): Statement {
  return sql`UPDATE party SET mail_at = NULL, told_seq = ${seq} WHERE id = ${party}`;
}

export function setBlocked(party: string, at: number | null): Statement {
  return sql`UPDATE party SET blocked_at = ${at} WHERE id = ${party}`;
}

/** A message that an account has written for a party. */
export function findOwn(
  party: string,
  author: string,
  id: string,
): Statement<Pick<MessageRow, 'seq' | 'created_at' | 'deleted_at'>> {
  return sql<
    Pick<MessageRow, 'seq' | 'created_at' | 'deleted_at'>
  >`SELECT seq, created_at, deleted_at FROM message
    WHERE id = ${id} AND party_id = ${party} AND author_id = ${author}`;
}

/** Takes a message's words away; its place stays. */
export function deleteWords(seq: number, now: number): Statement {
  return sql`UPDATE message SET body = '', folded = '', tags = '[]', deleted_at = ${now}
    WHERE seq = ${seq}`;
}

/** Takes an erased account's name and words away; the places of its messages stay. */
export function eraseParty(party: string, now: number): Statement[] {
  return [
    sql`UPDATE message SET body = '', folded = '', tags = '[]', author_name = ''
      WHERE author_id = ${party}`,
    sql`UPDATE party SET name = '', erased_at = ${now}, tell_at = NULL, mail_at = NULL
      WHERE id = ${party}`,
  ];
}

/** Takes an erased account's name off what it wrote for a store; the words are the store's, and stay. */
export function eraseWriter(author: string): Statement {
  return sql`UPDATE message SET author_name = '' WHERE author_id = ${author}`;
}

/** The last message that a party may see, notices aside. */
export function findLast(
  party: string,
): Statement<Pick<MessageRow, 'party_id' | 'body' | 'only_for' | 'created_at'>> {
  return sql<
    Pick<MessageRow, 'party_id' | 'body' | 'only_for' | 'created_at'>
  >`SELECT m.party_id, m.body, m.only_for, m.created_at FROM message m
    WHERE m.notice IS NULL AND ${seenBy(party)} ORDER BY m.seq DESC LIMIT 1`;
}

interface Part {
  readonly party: string;
  readonly until: number;
  readonly since: number;
  readonly words: readonly string[];
  readonly tags: readonly string[];
}

/** The messages of a part of the history; JSON lists keep the statement the same for all. */
function within({ party, until, since, words, tags }: Part): Statement {
  return sql`m.seq <= ${until} AND m.seq > ${since} AND ${seenBy(party)}
    AND (${words.length} = 0 OR NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(words)}) w
      WHERE instr(m.folded, w.value) = 0))
    AND (${tags.length} = 0 OR EXISTS (SELECT 1 FROM json_each(m.tags) t
      WHERE t.value ->> 'tag' IN (SELECT value FROM json_each(${JSON.stringify(tags)}))))`;
}

/** A page of them. */
export function listMessages(
  part: Part,
  page: { readonly offset: number; readonly limit: number; readonly oldestFirst: boolean },
): Statement<MessageRow> {
  return sql<MessageRow>`SELECT ${columnsFor(part.party)} FROM message m WHERE ${within(part)}
    ORDER BY m.seq ${raw(page.oldestFirst ? 'ASC' : 'DESC')}
    LIMIT ${page.limit} OFFSET ${page.offset}`;
}

/** How many they are, up to 1,001. */
export function countMessages(part: Part): Statement<{ n: number }> {
  return sql<{ n: number }>`SELECT count(*) AS n FROM
    (SELECT 1 FROM message m WHERE ${within(part)} LIMIT ${COUNTED_MAX})`;
}

/** One message as a party may see it. */
export function findMessage(party: string, seq: number): Statement<MessageRow> {
  return sql<MessageRow>`SELECT ${columnsFor(party)} FROM message m
    WHERE m.seq = ${seq} AND ${seenBy(party)}`;
}
