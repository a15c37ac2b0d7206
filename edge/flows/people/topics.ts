import { stoppable } from '../../modules/mail/index.ts';
import { writtenTopic, type Topic } from '../../outbox/index.ts';
import { writtenAlert } from '../written-alert.ts';
import { orderToAccount } from './order-to-account.ts';

const PIN_ALERT = {
  none: 'A PIN proves that its contact is reached; shown elsewhere it would prove nothing.',
};

/** A PIN to a contact that may be a stranger's, by mail together with a link that does the same. */
export const pinMessage = stoppable(writtenTopic('written.pin', PIN_ALERT));

/** The same to a contact that its account has proved: stopping mails must lock nobody out. */
export const resetMessage = writtenTopic('written.reset_pin', PIN_ALERT);

/** A change of an account's credentials. */
export const accountNotice = writtenTopic('written.account_notice', writtenAlert('security'));

export const peopleTopics: readonly Topic[] = [
  pinMessage,
  resetMessage,
  accountNotice,
  orderToAccount,
];
