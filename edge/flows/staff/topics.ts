import { writtenTopic, type Topic } from '../../outbox/index.ts';
import { writtenAlert } from '../written-alert.ts';

/** The link by which an account becomes staff of a store. */
export const staffInvitation = writtenTopic('written.staff_invitation', {
  none: 'Its link proves that the invited mail address is reached.',
});

/** A role in a store that its person was given, or that was changed or taken. */
export const roleNotice = writtenTopic('written.role_notice', writtenAlert('role'));

export const staffTopics: readonly Topic[] = [staffInvitation, roleNotice];
