import type { StoreRole } from '../../../../shared/rules/permissions.ts';
import { everybody, owners, signedIn, type MayName, type WhoMay } from './roles.ts';

/** Roles that read a store's messages. */
const inboxReaders: readonly StoreRole[] = ['owner', 'admin', 'dispatcher'];

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
  'inbox.attach': signedIn,
  'inbox.detach': signedIn,
  'inbox.take': signedIn,
  'inbox.colleagues': signedIn,
  'inbox.status': signedIn,
  'inbox.rating': signedIn,
  'inbox.rate': signedIn,
  'inbox.figures': inboxReaders,
  'inbox.deliveries': inboxReaders,
  'inbox.texts': inboxReaders,
  'inbox.variant': signedIn,
  'inbox.customer': inboxReaders,
  'inbox.replies': inboxReaders,
  'inbox.reply-add': inboxReaders,
  'inbox.reply-change': inboxReaders,
  'inbox.reply-delete': inboxReaders,
  'inbox.labels': inboxReaders,
  'inbox.label-add': inboxReaders,
  'inbox.label-change': inboxReaders,
  'inbox.label-delete': inboxReaders,
  'inbox.label': inboxReaders,
  'inbox.welcome': everybody,
  'inbox.welcome-texts': owners,
  'inbox.welcome-set': owners,
  'inbox.question-add': owners,
  'inbox.question-change': owners,
  'inbox.question-delete': owners,
};

/** Its writer's own words, and what they are about. */
export const mayName: MayName = {
  'inbox.open': ['pending'],
  'inbox.status': ['status'],
  'inbox.rate': ['stars', 'comment'],
  'inbox.keep-text': ['message'],
  'inbox.start': ['body', 'tags'],
  'inbox.send': ['body', 'tags'],
  'inbox.report': ['reason'],
  'inbox.reply-add': ['shortcut', 'text'],
  'inbox.reply-change': ['shortcut', 'text'],
  'inbox.label-add': ['name'],
  'inbox.label-change': ['name'],
  'inbox.welcome-set': ['greeting', 'greeting_en', 'away', 'away_en'],
  'inbox.question-add': ['question', 'question_en', 'answer', 'answer_en'],
  'inbox.question-change': ['question', 'question_en', 'answer', 'answer_en'],
};
