/** Lists and histories that are long, beside short ones. */
import type { DatabaseSync } from 'node:sqlite';
import { inTurn } from '../people/session.ts';
import { openDirectoryOf, type Person } from './people.ts';
import type { TalkShop } from './shop.ts';

export const SHORT = 100;
/** Conversations of a long list, and messages of a long history. */
export const LONG_LIST = 10_000;
const LONG_HISTORY = 100_000;

/** Gives two people lists, a short one and a long one, in a state that no server has open. */
export function putListsIn(stateDir: string, [short, long]: readonly Person[]): void {
  const directory = openDirectoryOf(stateDir);
  try {
    directory.exec('BEGIN');
    if (short) putList(directory, short.id, SHORT);
    if (long) putList(directory, long.id, LONG_LIST);
    directory.exec('COMMIT');
  } finally {
    directory.close();
  }
}

function putList(directory: DatabaseSync, mailbox: string, count: number): void {
  directory
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO conversation (mailbox_id, id, peer_id, peer_name, version, pending, teaser,
         sender_id, last_message_at, folded)
       SELECT ?2, printf('cv_%026d', i), printf('ac_%026d', i), 'Persona ' || i, 1, i % 50 = 0,
         'Hola ' || i, ?2, 1700000000000 + i, 'persona ' || i FROM n`,
    )
    .run(count, mailbox);
}

/** How much longer the long ones take: p50, in turn. */
export async function measureLists(
  shop: TalkShop,
  [short, long]: readonly [Person, Person],
  quick: boolean,
): Promise<{ readonly list: Ratio; readonly history: Ratio }> {
  const [few, many] = await shop.begin([short, long]);
  if (!few || !many) throw new Error('two conversations were begun');
  await shop.fill(few, SHORT);
  await shop.fill(many, quick ? LONG_HISTORY / 10 : LONG_HISTORY);
  const list = (person: Person) =>
    shop.read(`/api/inbox/${person.id}:${person.id}/conversation?limit=10`, person);
  const history = ({ id: talk, shopper }: typeof few) =>
    shop.read(`/api/inbox/messages/${talk}/${shopper.id}`, shopper);
  const [shortList = 0, longList = 0, shortPast = 0, longPast = 0] = await inTurn(
    [list(short), list(long), history(few), history(many)].map((call) => ({
      name: call.path,
      port: shop.worker.port,
      call,
      status: 200,
    })),
    quick,
  );
  return {
    list: { short: shortList, long: longList },
    history: { short: shortPast, long: longPast },
  };
}

/** Milliseconds. */
export interface Ratio {
  readonly short: number;
  readonly long: number;
}
