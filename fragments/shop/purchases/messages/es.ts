import { orderStates } from '../../../../shared/i18n/es/order-states.ts';
import { pager } from '../../../../shared/i18n/es/pager.ts';

export const es = {
  pager,
  states: orderStates,
  title: 'Mis compras',
  canceled: 'Cancelaste el pedido.',
  soldBy: 'Vendido por {{name}}',
  number: 'Pedido {{number}}',
  more_one: 'y {{count}} artículo más',
  more_other: 'y {{count}} artículos más',
  none: 'Todavía no tienes compras en {{store}}.',
  shop: 'Ir a la tienda',
  pastLast: 'Aquí ya no hay más compras.',
  firstPage: 'Ver las más recientes',
  prove:
    '¿Compraste con tu correo sin iniciar sesión? Compruébalo y esas compras también aparecerán aquí.',
  preferences: 'Ir a Preferencias',
} as const;

export type Messages = typeof es;
