import { signedIn, type MayName, type WhoMay } from './roles.ts';

/**
 * The roles that may talk, stated a second time: any account in its own mailbox. Who reads a store's
 * mailbox is tested with the conversations themselves.
 */
export const talk: WhoMay = {
  'inbox.list': signedIn,
  'inbox.get': signedIn,
  'inbox.open': signedIn,
  'inbox.start': signedIn,
  'inbox.messages': signedIn,
  'inbox.send': signedIn,
  'inbox.block': signedIn,
  'inbox.report': signedIn,
  'inbox.delete': signedIn,
};

/** Its writer's own words, and what they are about. */
export const mayName: MayName = {
  'inbox.open': ['pending'],
  'inbox.start': ['body', 'tags'],
  'inbox.send': ['body', 'tags'],
  'inbox.report': ['reason'],
};
