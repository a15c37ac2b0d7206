export { noticeMail, noticeSms } from './account-notice.ts';
export type { AccountEvent } from './messages/account-notice.ts';
export type { Sender } from './confirmation.ts';
export { orderConfirmation } from './order-confirmation.ts';
export { cleanUpMessages } from './clean-up.ts';
export {
  countDead,
  findLetter,
  listDead,
  REVIVED,
  reviveDead,
  type DeadLetterRow,
  type LetterRow,
} from './dead-letters.ts';
export {
  bury,
  claim,
  findMessageState,
  findOutbox,
  insertOutbox,
  insertWritten,
  listForgotten,
  markDelivered,
  postpone,
  type MessageState,
  type MessageTopic,
  type OutboxRow,
  type WrittenMessage,
  type WrittenTo,
} from './outbox.ts';
export { afterFailure, MAX_ATTEMPTS } from './retry.ts';
export { dressOf, findSender, type SenderRow } from './sender.ts';
export { staffInviteMail } from './staff-invite.ts';
export { findSent, insertSent, listSent, type SentMailRow } from './sent.ts';
export { html, type Markup } from './markup.ts';
export { pinMail, pinSms, type PinMessage } from './people.ts';
