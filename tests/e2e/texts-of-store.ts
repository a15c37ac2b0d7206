/** A store's text messages: its counter, accounts with a phone alone, and the end of their 15 minutes. */
import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { storeIdOf } from '../../edge/cli/seed/stores.ts';
import { sql } from '../../edge/db/directory-sql.ts';
import { newId } from '../../shared/kernel/ids.ts';
import { askDirectory, runCron, tell } from './straight.ts';

/** The cron takes up rows that have waited longer than a minute. */
const WAITED_MS = 120_000;
const DAY_MS = 24 * 60 * 60_000;

/** Sets how many a store has left, as an operator does. */
export async function setTexts(store: string, amount: number): Promise<void> {
  const [now, runout] = [Date.now(), newId('message')];
  await tell(
    'DIRECTORY',
    sql`INSERT INTO text_credit (store_id, amount, set_at, runout_id)
      VALUES (${storeIdOf(store)}, ${amount}, ${now}, ${runout})
      ON CONFLICT (store_id) DO UPDATE SET amount = excluded.amount, set_at = excluded.set_at,
        runout_id = excluded.runout_id`,
  );
}

/** Leaves an account a proven phone and no mail address. */
export async function withPhoneAlone(account: string): Promise<string> {
  const phone = `+5255${randomInt(10_000_000, 100_000_000)}`;
  await tell(
    'DIRECTORY',
    sql`UPDATE account SET email = NULL, email_verified_at = NULL, phone = ${phone}, country = 'MX',
      phone_verified_at = ${Date.now()} WHERE id = ${account}`,
  );
  return phone;
}

interface Unread {
  readonly store: string;
  readonly account: string;
  readonly conversation: string;
  /** Id of the first message that the account has not opened. */
  readonly message: string;
}

/**
 * Asks for the message about an unread conversation, as the conversation does after 15 minutes: again it asks for
 * nothing more. Ends once that was worked off.
 */
export async function passQuarter(unread: Unread): Promise<void> {
  const id = unread.message.replace(/^[a-z]+_/, 'ms_');
  const payload = JSON.stringify({ conversation: unread.conversation, mailbox: unread.account });
  const at = Date.now() - WAITED_MS;
  await tell(
    'DIRECTORY',
    sql`INSERT INTO outbox (id, store_id, topic, payload, created_at, next_at, expires_at)
      VALUES (${id}, ${storeIdOf(unread.store)}, 'mail.talk', ${payload}, ${at}, ${at},
        ${at + DAY_MS})
      ON CONFLICT (id) DO NOTHING`,
  );
  await runCron();
  const done = sql<{ n: number }>`SELECT count(*) AS n FROM outbox
    WHERE id = ${id} AND delivered_at IS NOT NULL`;
  await expect.poll(async () => (await askDirectory(done))[0]?.n).toBe(1);
}

/** Tells those who run a store that it has no text left, where nothing was sent for it. */
export async function tellRunout(account: string, store: string): Promise<void> {
  const body = JSON.stringify({
    es: 'Se acabaron los mensajes de texto de tu tienda.',
    en: 'Your store has no text messages left.',
  });
  await tell(
    'DIRECTORY',
    sql`INSERT INTO alert (account_id, id, store_id, store_name, origin_app, params, message_body,
        created_at)
      VALUES (${account}, ${newId('message').replace(/^[a-z]+_/, 'al_')}, ${storeIdOf(store)},
        'Telón', 'sms', '{"subtype":"sms_runout"}', ${body}, ${Date.now()})`,
  );
}
