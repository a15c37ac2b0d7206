import {
  askLabelRates,
  buyOrderLabel,
  cancelOrderLabel,
} from '../../shared/contracts/order-labels.ts';
import type { PageForm } from '../kit/form.ts';

/** The forms about the label of an order. A refused one is told on the page as it stands then. */
export const labelForms: Readonly<Record<string, PageForm>> = {
  'label-buy': {
    call: buyOrderLabel,
    done: 'labeled',
    invalid: 'rate_not_found',
    fields({ id, order, rate }) {
      const [rate_id, shipment_id] = rate?.split(' ') ?? [];
      return { id, order, rate_id, shipment_id };
    },
  },
  'label-rates': { call: askLabelRates, done: 'quoted' },
  'label-cancel': { call: cancelOrderLabel, done: 'unlabeled' },
};
