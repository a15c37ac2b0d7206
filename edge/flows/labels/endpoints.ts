import * as contract from '../../../shared/contracts/order-labels.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import { buyLabel } from './buy-label.ts';
import { cancelLabel } from './cancel-label.ts';
import { askLabelRates } from './label-rates.ts';
import { showLabel } from './sending.ts';
import { takeCourierEvent } from './take-event.ts';

/** The labels of orders that go by courier. Each call can be repeated: a label is bought once, and given back once. */
export const labelEndpoints: readonly Endpoint[] = [
  answers(contract.getOrderLabel, ({ scope, params }) => showLabel(scope, params)),
  answers(contract.buyOrderLabel, ({ scope, params, body }) => buyLabel(scope, params, body)),
  answers(contract.cancelOrderLabel, ({ scope, params }) => cancelLabel(scope, params)),
  answers(contract.askLabelRates, ({ scope, params }) => askLabelRates(scope, params)),
  answers(contract.courierEvent, async ({ scope, params, body }) =>
    ok(await takeCourierEvent(scope, params.code, body)),
  ),
];
