import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mentionsIn, type Colleague } from '../../../shared/rules/mentions.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import type { Statement } from '../../db/directory-sql.ts';
import { tellAccount } from '../../modules/alerts/index.ts';
import { alertBody, plainName } from '../../modules/mail/index.ts';
import { listColleagues, type Party, type StoredMessage } from '../../modules/talk/index.ts';
import { tellAlerts } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { mailboxOf } from './mailbox.ts';

/** Those who read a store's messages, for whoever reads them too. */
export async function readColleagues(
  scope: RequestScope,
  key: string,
): Promise<Result<{ results: Colleague[] }, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok || !isStoreParty(key)) return fail({ code: 'not_found' });
  return ok({ results: await colleaguesOf(scope, key) });
}

/** Those who read a store's messages. */
export async function colleaguesOf(
  { directory }: Pick<RequestScope, 'directory'>,
  storeId: string,
): Promise<Colleague[]> {
  const rows = await directory.read(listColleagues(storeId));
  return rows.map(({ id, full_name: name, username }) => ({ id, name, username }));
}

interface Calling {
  /** Id of what it is about: the same one is told once. */
  readonly about: string;
  readonly subtype: 'assigned' | 'mentioned';
  readonly conversation: string;
  readonly store: Party;
  /** The colleague who calls. */
  readonly by: string;
  readonly to: string;
}

/** Tells a colleague that a conversation of the store waits for them. */
export function alertOfCall(
  { about, subtype, conversation, store, by, to }: Calling,
  now: number,
): Statement[] {
  const draft = {
    about,
    storeId: store.id,
    storeName: store.name,
    app: 'inbox',
    params: { type: 'conversation', subtype, contact_id: conversation, supplier: store.id },
    body: alertBody((t) => t(subtype, { by: plainName(by) })),
  } as const;
  return tellAccount(draft, to, now);
}

/** Tells the colleagues whom an internal note names; a repeat of the note tells nobody twice. */
export async function tellMentioned(
  scope: RequestScope,
  conversation: string,
  { id, body, author, party }: StoredMessage,
  store: Party,
): Promise<void> {
  if (!body.includes('@') || !isStoreParty(party)) return;
  const named = mentionsIn(body, await colleaguesOf(scope, party));
  const now = scope.ports.clock.now();
  const alerts = named
    .filter((to) => to !== author.id)
    .flatMap((to) =>
      alertOfCall(
        { about: id, subtype: 'mentioned', conversation, store, by: author.name, to },
        now,
      ),
    );
  await tellAlerts(scope, alerts);
}
