import { noEarnings } from '../../../../shared/i18n/es/no-earnings.ts';
import { orderStates } from '../../../../shared/i18n/es/order-states.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Adónde va cada peso',
  of: 'Reparto del pedido {{number}}',
  soldBy: 'Se vendió en {{store}} el {{day}}',
  states: orderStates,
  freeOn: 'Se libera el {{day}}, o cuando se cierre su devolución.',
  freeLater: 'Se libera cuando se entregue y venza el plazo de devolución.',
  owed: 'Se pagó a quien entrega, que aún debe {{amount}}. Se libera cuando lo cubra.',
  units_one: '{{count}} unidad · {{total}}',
  units_other: '{{count}} unidades · {{total}}',
  margin: 'Margen para quien revende: {{amount}}',
  who: 'A quién',
  rate: 'Parte del margen',
  amount: 'Le toca',
  returned: 'Devuelto',
  left: 'Queda',
  roles: {
    seller: 'Quien vendió',
    sponsor: 'Su patrocinador',
    above: 'El patrocinador de arriba',
    network: 'La red',
    resale: 'Quienes lo revenden',
    supplier: 'Quien entrega',
  },
  own: '{{role}} (tú)',
  reasons: noEarnings,
  shipping: 'Envío, de quien entrega: {{amount}}',
  bar: '{{role}}: {{amount}}',
  back: 'Volver al monedero',
  openOrder: 'Abrir el pedido',
} as const;

export type Messages = typeof es;
