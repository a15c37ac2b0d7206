import { writtenTopic, type Topic } from '../../outbox/index.ts';

/** The link by which an account becomes staff of a store. */
export const staffInvitation = writtenTopic('written.staff_invitation', {
  none: 'Its link proves that the invited mail address is reached.',
});

export const staffTopics: readonly Topic[] = [staffInvitation];
