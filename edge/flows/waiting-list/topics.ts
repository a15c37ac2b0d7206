import { readLanguage } from '../../../shared/kernel/locale.ts';
import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { Database } from '../../db/database.ts';
import type { DatabaseKind } from '../../db/sql.ts';
import { dressOf, placesOfferedMail, stoppable, stopPath } from '../../modules/mail/index.ts';
import { offers } from '../../modules/waiting-list/index.ts';
import type { ComposePorts, MessageTopic, OutboxRow, Topic } from '../../outbox/index.ts';
import type { OutgoingMessage } from '../../providers/message/port.ts';
import { placeCode, placePath } from './code.ts';

/** The mail that offers somebody the places that they waited for; its row names the entry. */
export const placesOfferedTopic: MessageTopic = stoppable({
  name: 'mail.places_offered',
  alert: { none: 'Who waits for places may have no account.' },
  compose,
});

export const waitingListTopics: readonly Topic[] = [placesOfferedTopic];

/** Nothing goes out for an offer that is over by then. */
async function compose(
  database: Database<DatabaseKind>,
  row: OutboxRow,
  { env, clock }: ComposePorts,
): Promise<OutgoingMessage | 'stopped' | undefined> {
  if (!database.isCell()) return undefined;
  const { entry } = JSON.parse(row.payload) as { entry: string };
  const offer = await database.first(offers.findMail(row.store_id as StoreId, entry));
  if (offer?.open_until == null || offer.open_until <= clock.now()) return 'stopped';
  const language = readLanguage(offer.language);
  if (!language) return undefined;
  const { store_name: storeName, country, profile, email: recipient } = offer;
  const { locale } = language;
  const base = offer.address_of_store;
  const words = placesOfferedMail({
    ...language,
    storeName,
    country,
    color: dressOf(profile).color,
    name: offer.name,
    event: (locale === 'en' ? offer.event_name_en : null) ?? offer.event_name,
    places: offer.places,
    until: offer.open_until,
    link: base + placePath(await placeCode(env, row.store_id, entry)),
    stop: base + (await stopPath(env, row.store_id, recipient)),
  });
  return { ...words, id: row.id, storeId: row.store_id, storeName, locale, recipient };
}
