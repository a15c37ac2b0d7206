/** The mails that tell of something to be read on a page: a message, a prepared order, a ticket, a key. */
export { contactEntryMail } from './contact-entry.ts';
export { draftLinkMail } from './draft-link.ts';
export { storeUnfinishedMail } from './store-unfinished.ts';
export { eventCanceledMail } from './event-canceled.ts';
export { eventMessageMail } from './event-message.ts';
export { placesOfferedMail } from './places-offered.ts';
export { embedEndingMail } from './embed-ending.ts';
export { embedMisuseMail } from './embed-misuse.ts';
export { talkMail, talkSms } from './talk.ts';
