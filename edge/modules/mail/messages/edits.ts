import { namespace } from '../../../../shared/i18n/namespace.ts';
import { orderEdited as orderEditedEn } from './en/order-edited.ts';
import { orderEdited as orderEditedAr } from './es-AR/order-edited.ts';
import { orderEdited as orderEditedEs } from './es/order-edited.ts';

/** A change of an order that was placed. */
export const orderEditedWords = namespace(
  'mail-edited',
  orderEditedEs,
  orderEditedEn,
  orderEditedAr,
);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mail-edited': typeof orderEditedEs;
  }
}
