import * as contract from '../../../shared/contracts/event-cancellation.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { cancelEvent, retryCancellation } from './cancel.ts';
import { readCancellation } from './read.ts';

/** The calls by which a store calls one of its experiences off. */
export const eventCancellationEndpoints: readonly PageEndpoint[] = [
  answers(contract.getEventCancellation, ({ scope, params }) =>
    readCancellation(scope, params.event),
  ),
  changes(contract.cancelEvent, ({ scope, params, body }) =>
    cancelEvent(scope, params.event, body),
  ),
  changes(contract.retryEventCancellation, ({ scope, params }) =>
    retryCancellation(scope, params.event),
  ),
];
