/** A store whose people talk, and everybody's calls. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { sql } from '../../../edge/db/directory-sql.ts';
import type { Conversation, TalkMessage } from '../../../shared/contracts/inbox.ts';
import type { Platform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { directory, signIn, type Answer, type SignedIn } from '../profiles/person.ts';

export interface Talker extends SignedIn {
  /** Writes to a party, in the conversation with it, from the own mailbox or another. */
  start(peer: string, words?: object, key?: string): Promise<Answer<Started>>;
  write(conversation: string, words?: object, key?: string): Promise<Answer<TalkMessage>>;
  history(conversation: string, query?: string, key?: string): Promise<Answer<Listed>>;
  list(query?: string, key?: string): Promise<Answer<Lists>>;
  get(conversation: string, key?: string): Promise<Answer<Conversation>>;
  open(conversation: string, until?: number, key?: string): Promise<Answer<Conversation>>;
}

export interface Started {
  readonly conversation: Conversation;
  readonly message: TalkMessage;
}

export interface Listed {
  readonly results: readonly TalkMessage[];
  readonly matches_estimated: number;
  readonly seq: number;
  readonly read: number;
  readonly pending: number;
}

export interface Lists {
  readonly results: readonly Conversation[];
  readonly matches_estimated: number;
  readonly pending: number;
}

const HELLO = { body: '¿Hay en talla M?' };

/** Opens `moda` with an account that owns it. */
export async function openModa(platform: Platform): Promise<Talker> {
  await openStore({ slug: 'moda', cell: 'a' });
  const owner = await talker(platform, 'moda', 'Dueña');
  await directory(sql`UPDATE store SET owner_id = ${owner.id} WHERE id = 'st_moda'`);
  return owner;
}

/** Signs a new account in at a store, which may be asked in the path of its own origin. */
export async function talker(platform: Platform, store: string, name: string): Promise<Talker> {
  const person = await signIn(platform, { store, name });
  const { id } = person;
  const call: SignedIn['call'] = (method, path, body) => person.call(method, path, body);
  const api = '/api/inbox';
  return {
    ...person,
    start: (peer, words = HELLO, key = id) =>
      call('PUT', `${api}/${id}:${key}/conversation`, { peer, ...words }),
    write: (conversation, words = HELLO, key = id) =>
      call('POST', `${api}/messages/${conversation}/${key}`, words),
    history: (conversation, query = '', key = id) =>
      call('GET', `${api}/messages/${conversation}/${key}${query}`),
    list: (query = '', key = id) => call('GET', `${api}/${id}:${key}/conversation${query}`),
    get: (conversation, key = id) => call('GET', `${api}/conversation/${conversation}?key=${key}`),
    open: (conversation, until, key = id) =>
      call('PATCH', `${api}/conversation/${conversation}`, {
        pending: 0,
        key,
        ...(until === undefined ? {} : { until }),
      }),
  };
}

/** Gives an account a role in a store, or takes it. */
export async function hire(
  me: SignedIn,
  store: string,
  role: 'admin' | 'accountant' | 'dispatcher' | 'qrreader' | 'marketing' | null,
): Promise<void> {
  await directory(sql`DELETE FROM staff WHERE store_id = ${store} AND account_id = ${me.id}`);
  if (role !== null) {
    await directory(sql`INSERT INTO staff (store_id, account_id, role, created_at)
      VALUES (${store}, ${me.id}, ${role}, 1)`);
  }
}

export const objectOf = (id: string) => env.CONVERSATION.get(env.CONVERSATION.idFromName(id));

/** Lets a conversation tell its lists now, however soon after the last time. */
export async function told(id: string): Promise<void> {
  for (;;) {
    const waits = await runInDurableObject(objectOf(id), (_object, state) => {
      state.storage.sql.exec('UPDATE party SET tell_at = 0 WHERE tell_at IS NOT NULL');
      return state.storage.sql
        .exec('SELECT count(*) AS n FROM party WHERE tell_at IS NOT NULL')
        .one()['n'] as number;
    });
    if (waits === 0) return;
    await runInDurableObject(objectOf(id), (_object, state) => state.storage.setAlarm(Date.now()));
    await runDurableObjectAlarm(objectOf(id));
  }
}
