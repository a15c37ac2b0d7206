export { toMessage } from './mapper.ts';
export type { MailRow } from './mail-statements.ts';
export * as mails from './mail-statements.ts';
export * as messages from './statements.ts';
export type { Audience, MessageRow, NewMessage } from './statements.ts';
