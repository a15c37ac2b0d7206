export { announceForgotten, announceOutbox } from './announce.ts';
export { tellAlerts } from './tell-alerts.ts';
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
export type { Note, Tried } from './noted.ts';
export type { OutboxPorts } from './ports.ts';
export { MAX_AGE_MS, MAX_ATTEMPTS } from './retry.ts';
export {
  findMessageState,
  insertOutbox,
  insertWritten,
  type MessageState,
  type OutboxRow,
  type WrittenMessage,
} from './statements.ts';
export { findSent, insertSent, listSent, type SentMailRow } from './sent.ts';
export {
  writtenTopic,
  type ComposePorts,
  type MessageTopic,
  type OutgoingMessage,
  type PushTopic,
  type SendFault,
  type Sent,
  type TellTopic,
  type ToldAlert,
  type Topic,
  type WorkTopic,
} from './topic.ts';
