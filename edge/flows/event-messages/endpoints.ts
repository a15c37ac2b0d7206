import * as contract from '../../../shared/contracts/event-messages.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { readMessages, readReach } from './read.ts';
import { addMessage, changeMessage, withdrawMessage } from './save.ts';

/** The calls by which a store writes to the attendants of an experience. */
export const eventMessageEndpoints: readonly PageEndpoint[] = [
  answers(contract.listEventMessages, ({ scope, params, query }) =>
    readMessages(scope, params.event, query),
  ),
  answers(contract.countEventRecipients, ({ scope, params, body }) =>
    readReach(scope, params.event, body),
  ),
  changes(contract.addEventMessage, ({ scope, params, body }) =>
    addMessage(scope, params.event, body),
  ),
  changes(contract.changeEventMessage, ({ scope, params, body }) =>
    changeMessage(scope, params, body),
  ),
  changes(contract.withdrawEventMessage, ({ scope, params }) => withdrawMessage(scope, params)),
];
