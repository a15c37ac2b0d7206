import type { AlertApp } from '../../../shared/rules/alerts.ts';
import { maskedAddress } from '../../../shared/rules/deliveries.ts';
import { deliveries } from '../../modules/alerts/index.ts';
import type { MessageTopic, Note, OutgoingMessage, Topic } from '../../outbox/index.ts';
import { MAIL_DUTIES } from './mail-duty.ts';
import { quietSummaryMail } from './summaries.ts';

/**
 * A topic whose messages are noted for the account, or the store, that they went to (decision 0142). PINs and links
 * that open something are no news, and are not noted; pushes note their tries themselves. What the topic itself does
 * about a try comes first.
 */
export function logged(topic: Topic): Topic {
  if ('push' in topic) return { ...topic, noted: noteEnd };
  if (!('compose' in topic)) return topic;
  const app = appOf(topic);
  if (app === undefined) return topic;
  const duty = MAIL_DUTIES[topic.name];
  const isOfStore = duty?.to === 'account' ? duty.isOfStore : undefined;
  const noted: Note = async (row, tried, ports) => {
    await topic.noted?.(row, tried, ports);
    const { message, state, reason } = tried;
    if (!message) {
      await noteEnd(row, tried, ports);
      return;
    }
    const { id, storeId, storeName, recipient, channel } = message;
    const about = {
      id,
      store_id: storeId,
      store_name: storeName,
      way: channel === 'mail' ? 'mail' : 'text',
      origin_app: app,
      address: maskedAddress(recipient),
      state,
      reason,
    } as const;
    const now = ports.clock.now();
    await ports.directory.apply(
      isOfStore?.(row.payload) ? deliveries.noteForStore(about, now) : noteFor(about, message, now),
    );
  };
  return { ...topic, noted };
}

const noteEnd: Note = async ({ id }, _tried, { directory, clock }) => {
  await directory.apply(deliveries.endDelivery(id, clock.now()));
};

/** The note for the account that a message went to. */
function noteFor(
  about: Parameters<typeof deliveries.noteForEmail>[0],
  { channel, recipient }: OutgoingMessage,
  now: number,
) {
  return channel === 'mail'
    ? deliveries.noteForEmail(about, recipient, now)
    : deliveries.noteForPhone(about, recipient, now);
}

/** The app that a message's news come from; none for a message that is no news. */
function appOf({ name, alert }: MessageTopic): AlertApp | undefined {
  const duty = MAIL_DUTIES[name];
  if (duty?.to === 'account') return duty.app;
  if (name === quietSummaryMail.name) return 'system';
  return duty?.to === 'always' && 'app' in alert ? alert.app : undefined;
}
