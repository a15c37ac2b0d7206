import { obeyed } from '../../modules/alerts/index.ts';
import type { Topic } from '../../outbox/index.ts';
import { MAIL_DUTIES } from './mail-duty.ts';

/**
 * A topic whose mails obey what their accounts chose (decision 0084). It is asked when the mail would go out, after
 * its alert was told: a mail that is left out or held back leaves the alert.
 */
export function obeying(topic: Topic): Topic {
  const duty = MAIL_DUTIES[topic.name];
  if (!('compose' in topic) || duty?.to !== 'account') return topic;
  const { app, isOfStore, conversation } = duty;
  return {
    ...topic,
    async compose(database, row, ports) {
      const message = await topic.compose(database, row, ports);
      if (!message || message === 'stopped' || isOfStore?.(row.payload)) return message;
      const about = { app, conversation: conversation?.(row.payload) ?? null };
      return obeyed(ports, message, { ...about, now: ports.clock.now() });
    },
  };
}
