import { keepChatText } from '../../../shared/contracts/chat.ts';
import * as contract from '../../../shared/contracts/inbox.ts';
import * as pages from '../../../shared/contracts/inbox-pages.ts';
import * as safety from '../../../shared/contracts/talk-safety.ts';
import * as attaching from '../../../shared/contracts/talk-attachments.ts';
import { ok } from '../../../shared/kernel/result.ts';
import {
  answers,
  answersForForms,
  changes,
  readsForPages,
  type PageEndpoint,
} from '../../http/endpoint.ts';
import {
  getConversation,
  listConversations,
  listMessages,
  openConversation,
  readUnread,
} from './read.ts';
import { attachEndpoint, detachPicture, readAttached } from './attachments.ts';
import { readOrderThread } from './order-thread.ts';
import { readTarget } from './target.ts';
import { blockConversation, deleteMessage, reportConversation } from './safety.ts';
import { sendMessage, startConversation } from './write.ts';

/** The calls of conversations. Their key is kept where the message is: in the conversation's object. */
export const talkEndpoints: readonly PageEndpoint[] = [
  answers(contract.listConversations, ({ scope, params, query }) =>
    listConversations(scope, params.mashup, query),
  ),
  answers(contract.getConversation, ({ scope, params, query }) =>
    getConversation(scope, params.id, query.key),
  ),
  answers(contract.openConversation, ({ scope, params, body }) =>
    openConversation(scope, params.id, body),
  ),
  answers(contract.startConversation, ({ scope, params, body, idempotency }) =>
    startConversation(scope, params.mashup, body, idempotency),
  ),
  answers(contract.listMessages, ({ scope, params, query }) => listMessages(scope, params, query)),
  attachEndpoint,
  answers(attaching.detachPicture, ({ scope, params, query }) =>
    detachPicture(scope, params, query.key),
  ),
  readsForPages(attaching.readAttached, ({ scope, params }) => readAttached(scope, params)),
  answersForForms(keepChatText, () => Promise.resolve(ok({}))),
  readsForPages(pages.readUnread, ({ scope, params }) => readUnread(scope, params.key)),
  readsForPages(pages.readOrderThread, ({ scope, params }) => readOrderThread(scope, params)),
  readsForPages(pages.readTarget, ({ scope, params }) => readTarget(scope, params)),
  answers(contract.sendMessage, ({ scope, params, body, idempotency }) =>
    sendMessage(scope, params, body, idempotency),
  ),
  answers(safety.blockConversation, ({ scope, params, body }) =>
    blockConversation(scope, params.id, body),
  ),
  answers(safety.deleteMessage, ({ scope, params }) => deleteMessage(scope, params)),
  changes(
    safety.reportConversation,
    ({ scope, params, body }) => reportConversation(scope, params.id, body),
    'directory',
  ),
];
