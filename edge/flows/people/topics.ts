import { writtenTopic, type Topic } from '../../outbox/index.ts';

/** A PIN, by mail together with a link that does the same. */
export const pinMessage = writtenTopic('written.pin', {
  none: 'A PIN proves that its contact is reached; shown elsewhere it would prove nothing.',
});

/** A change of an account's credentials. */
export const accountNotice = writtenTopic('written.account_notice', {
  app: 'system',
  params: ['type', 'subtype'],
});

export const peopleTopics: readonly Topic[] = [pinMessage, accountNotice];
