export type { Sender } from './confirmation.ts';
export { orderConfirmation } from './order-confirmation.ts';
export {
  MAX_ATTEMPTS,
  countAttempt,
  findOutbox,
  insertOutbox,
  listForgotten,
  markDelivered,
  type OutboxRow,
  type OutboxTopic,
} from './outbox.ts';
export { dressOf, findSender, type SenderRow } from './sender.ts';
export { findSent, insertSent, listSent, type SentMailRow } from './sent.ts';
export { html, type Markup } from './markup.ts';
