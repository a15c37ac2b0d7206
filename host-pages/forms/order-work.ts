import { statesOf, type State } from '../../shared/rules/states.ts';
import type { PageForm } from '../kit/form.ts';
import { authorizationForms } from './authorization.ts';
import { editForms } from './order-edit.ts';
import { holdForms } from './order-hold.ts';
import { labelForms } from './order-label.ts';
import { shipmentForms } from './shipments.ts';

export { previewOf } from './order-edit.ts';

/** The forms of an order's page by which it is held, edited, charged and sent. */
export const orderWorkForms: Readonly<Record<string, PageForm>> = {
  ...labelForms,
  ...holdForms,
  ...editForms,
  ...authorizationForms,
  ...shipmentForms,
};

/** The states of a country's addresses; none where it has no list. */
export function statesOfCountry(country: string): readonly State[] {
  return statesOf([country])[country] ?? [];
}
