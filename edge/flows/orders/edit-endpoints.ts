import * as contract from '../../../shared/contracts/order-edits.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { editDelivery } from './edit-delivery.ts';
import { editLines, previewLines } from './edit-lines.ts';

/** The calls by which a store's staff changes orders that were placed. */
export const orderEditEndpoints: readonly Endpoint[] = [
  changes(contract.editOrderDelivery, ({ scope, params, body }) =>
    editDelivery(scope, params, body),
  ),
  answers(contract.previewOrderLines, ({ scope, params, body }) =>
    previewLines(scope, params, body),
  ),
  changes(contract.editOrderLines, ({ scope, params, body }) => editLines(scope, params, body)),
];
