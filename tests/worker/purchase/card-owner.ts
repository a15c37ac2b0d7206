/** People with accounts who keep cards, and the messages that tell DIRECTORY of those cards. */
import { env } from 'cloudflare:workers';
import { sql as cellSql } from '../../../edge/db/cell-sql.ts';
import { openDirectory } from '../../../edge/db/cells.ts';
import { sql } from '../../../edge/db/directory-sql.ts';
import { cardLeft, cardSaved } from '../../../edge/flows/purchase/keep-card.ts';
import type { Identity } from '../../../edge/unit-of-work/scope.ts';
import { accountant } from '../orders/desk.ts';
import { fresh, NOON, rows, type TestStore } from './world.ts';

export const directory = () => openDirectory(env);
export const NOW = Date.UTC(2026, 10, 29);

/** A new account, whose proof is recent. */
export async function person(): Promise<Identity> {
  const accountId = fresh('ac_tarjeta_').replaceAll('-', '');
  await directory().write([
    sql`INSERT INTO account (id, username, full_name, locale, store_id, created_at, updated_at)
      VALUES (${accountId}, ${accountId}, 'Ana Ruiz', 'es', 'st_1', ${NOW}, ${NOW})`,
  ]);
  return {
    ...accountant,
    accountId,
    provedAt: NOON,
    fullName: 'Ana Ruiz',
  };
}

/** Carries the messages of a store's cell to DIRECTORY, as the queue does; gives their number. */
export async function tell(store: TestStore): Promise<number> {
  let told = 0;
  for (const topic of [cardSaved, cardLeft]) {
    const waiting = await rows<{ store_id: string; payload: string }>(
      'a',
      cellSql`SELECT store_id, payload FROM outbox
        WHERE topic = ${topic.name} AND store_id = ${store.id}`,
    );
    for (const row of waiting) {
      const ports = { directory: directory(), clock: { now: () => NOW }, env: env as never };
      await topic.tell(row, ports);
    }
    told += waiting.length;
  }
  return told;
}
