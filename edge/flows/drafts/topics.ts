import { readLanguage } from '../../../shared/kernel/locale.ts';
import { draftState, isDraftOpen } from '../../../shared/rules/draft-orders.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { contactOf, drafts, factsOf } from '../../modules/draft-orders/index.ts';
import { dressOf, draftLinkMail, stoppable, stopPath } from '../../modules/mail/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { linkPath } from './link.ts';

/** The mail that leads a customer to the page where a draft is paid; its row names the draft. */
export const draftLinkTopic: MessageTopic = stoppable({
  name: 'mail.draft_link',
  alert: { none: 'The seller has just spoken with the customer, who may have no account.' },
  compose,
});

export const draftTopics: readonly Topic[] = [draftLinkTopic];

/** Nothing goes out for a draft that was paid or taken back meanwhile. */
async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { env, clock }: ComposePorts,
): Promise<OutgoingMessage | 'stopped' | undefined> {
  if (!database.isCell()) return undefined;
  const { draft: id } = JSON.parse(row.payload) as { draft: string };
  const [draft, sender] = await Promise.all([
    database.first(drafts.findById(row.store_id as StoreId, id)),
    database.first(drafts.findSender(row.store_id)),
  ]);
  const language = draft && readLanguage(draft.language);
  if (!draft || !sender || !language) return undefined;
  if (!isDraftOpen(draftState(factsOf(draft), clock.now()))) return 'stopped';
  const { contact } = contactOf(draft);
  const { store_name: storeName, country, profile } = sender;
  const words = draftLinkMail({
    ...language,
    storeName,
    country,
    color: dressOf(profile).color,
    name: contact.full_name,
    extendsNumber: draft.extends_number,
    total: draft.items_total + draft.shipping_total,
    currency: draft.currency,
    until: draft.ends_at,
    link: draft.address_of_store + linkPath(draft.slug),
    stop: draft.address_of_store + (await stopPath(env, row.store_id, contact.email)),
  });
  return {
    ...words,
    id: row.id,
    storeId: row.store_id,
    storeName,
    locale: language.locale,
    recipient: contact.email,
  };
}
