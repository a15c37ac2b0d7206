import type { Locale } from '../../../shared/kernel/locale.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import { openCell } from '../../db/cells.ts';
import type { Database } from '../../db/database.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { tellAccount, tellStaff } from '../../modules/alerts/index.ts';
import { alertBody, dressOf, plainName, talkMail as letterOf } from '../../modules/mail/index.ts';
import { findAddressee, findReader, type Party } from '../../modules/talk/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { talkErased } from './erased.ts';
import { conversationObject } from './mailbox.ts';
import { orderNoticeTopic } from './order-notices.ts';
import { composeTalkSms, giveBackRefused } from './sms.ts';

/**
 * The mail to an account that has not opened a conversation, or to a store that has not answered one;
 * its row names both. An account without a proven address gets a text message.
 */
export const talkMail: MessageTopic = {
  name: 'mail.talk',
  alert: { none: 'The conversation tells its readers at once.' },
  compose: composeTalk,
  noted: giveBackRefused,
};

export const talkTopics: readonly Topic[] = [talkMail, talkErased, orderNoticeTopic];

interface TalkAbout {
  /** Id of the first message that is not opened. */
  readonly about: string;
  readonly conversation: string;
  readonly mailbox: string;
  /** The name of the other party. */
  readonly from: string;
  /** The store on whose pages the mailbox is read. */
  readonly store: Party;
}

/** Tells an account, or those who read a store's conversations, that they were written to. */
export function alertOfTalk(
  { about, conversation, mailbox, from, store }: TalkAbout,
  now: number,
): Statement[] {
  const name = plainName(from);
  const isStore = isStoreParty(mailbox);
  const draft = {
    about,
    storeId: store.id,
    storeName: store.name,
    app: 'inbox',
    params: {
      type: 'conversation',
      contact_id: conversation,
      ...(isStore && { supplier: mailbox }),
    },
    body: alertBody((t) => (name === '' ? t('contactPlain') : t('contact', { name }))),
  } as const;
  return isStore
    ? tellStaff(draft, { storeId: mailbox, grant: 'inbox' }, now)
    : tellAccount(draft, mailbox, now);
}

async function composeTalk(
  _database: Database<DatabaseKind>,
  row: OutboxRow,
  ports: ComposePorts,
): Promise<OutgoingMessage | 'stopped' | undefined> {
  const { conversation, mailbox } = JSON.parse(row.payload) as {
    conversation: string;
    mailbox: string;
  };
  const object = conversationObject(ports.env, conversation);
  const isStore = isStoreParty(mailbox);
  const [standing, unanswered] = await Promise.all([
    object.stand(mailbox),
    isStore ? object.unanswered(mailbox) : 0,
  ]);
  const count = isStore ? unanswered : (standing?.pending ?? 0);
  // Opened or answered meanwhile, or nobody to write to: there is nothing to say.
  if (!standing || count === 0) return 'stopped';
  const placed = await ports.directory.first(findReader(row.store_id, mailbox));
  const store = await openCell(ports.env, placed?.cell ?? '')?.first(findAddressee(row.store_id));
  if (!placed || !store) return 'stopped';
  const recipient = isStore ? store.contact_email : placed.email;
  if (!recipient && !isStore) {
    const { address } = standing;
    const place = { id: row.store_id, name: store.name, country: store.country };
    return composeTalkSms({ row, account: mailbox, conversation, address, store: place }, ports);
  }
  if (!recipient) return 'stopped';
  const locale: Locale = placed.locale === 'en' ? 'en' : 'es';
  const page = isStore ? '/admin/mensajes' : '/me/inbox/conversation';
  const mail = letterOf({
    locale,
    storeName: store.name,
    country: store.country,
    color: dressOf(store.profile).color,
    name: standing.peer.name,
    count,
    isOfStore: isStore,
    link: `${standing.address}${page}/${conversation}`,
  });
  return { ...mail, id: row.id, storeId: row.store_id, storeName: store.name, locale, recipient };
}
