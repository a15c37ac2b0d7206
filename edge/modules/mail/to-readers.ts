/** The mails that tell of something to be read on a page: a message, a conversation, a key. */
export { contactEntryMail } from './contact-entry.ts';
export { storeUnfinishedMail } from './store-unfinished.ts';
export { embedEndingMail } from './embed-ending.ts';
export { embedMisuseMail } from './embed-misuse.ts';
export { talkMail, talkSms } from './talk.ts';
