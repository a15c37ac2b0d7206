import { orderStates } from '../../../../shared/i18n/es/order-states.ts';
import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';
import { pager } from '../../../../shared/i18n/es/pager.ts';

export const es = {
  pager,
  states: orderStates,
  payments: paymentNames,
  deliveries: {
    fixed_delivery: 'Envío a domicilio',
    collection: 'Recoger en tienda',
    delivery: 'Entrega de la tienda',
    to_address: 'Correo a domicilio',
    shipping: 'Paquetería',
    to_branch: 'Sucursal de paquetería',
  },
  sorts: {
    '-created_at': 'Primero las más recientes',
    created_at: 'Primero las más antiguas',
    '-updated_at': 'Primero las que cambiaron hace menos',
  },
  find: {
    text: 'Buscar por número de pedido o de guía',
    go: 'Buscar',
    more: 'Más filtros',
    any: 'Todas',
    state: 'Etapa',
    payment_type: 'Forma de pago',
    delivery_type: 'Entrega',
    start_date: 'Desde',
    end_date: 'Hasta',
    include_delivered: 'Entregadas',
    include_canceled: 'Canceladas',
    shown: 'Mostrar',
    hidden: 'Ocultar',
    sort: 'Orden',
  },
  noneFound: 'Ninguna compra coincide.',
  showAll: 'Ver todas',
  elsewhere: 'Mis compras en otras tiendas',
  invoices: 'Mis facturas',
  title: 'Mis compras',
  canceled: 'Cancelaste el pedido.',
  test: '[Prueba]',
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
