import { pager } from '../../../../shared/i18n/es/pager.ts';

/** Values replace the names in braces. */
export const es = {
  pager,
  title: 'Socios',
  actions: { create: 'Crear una clave para un socio' },
  intro:
    'Tus artículos en las páginas de tus socios. Cada socio tiene una clave, que solo vale en sus propias páginas, y aquí ves lo que vende.',
  ofKey: 'La clave de este socio y lo que ha traído.',
  list: 'Tus socios',
  none: 'Todavía no hay socios',
  noneText: 'Crea una clave y dale a tu socio el código para su página.',
  states: { active: 'Activa', paused: 'En pausa' },
  views_one: '{{count}} vista',
  views_other: '{{count}} vistas',
  handoffs_one: '{{count}} llegada',
  handoffs_other: '{{count}} llegadas',
  orders_one: '{{count}} pedido',
  orders_other: '{{count}} pedidos',
  elements: 'Todos los elementos y cómo se usan',
  add: 'Nuevo socio',
  create: 'Crear la clave',
  change: 'Datos del socio',
  save: 'Guardar',
  fields: {
    partner: 'Nombre del socio',
    origins: 'Direcciones de sus páginas',
    referral: 'Cuenta que gana por sus ventas (opcional)',
    campaign: 'Campaña (opcional)',
    per_minute: 'Límite de vistas por minuto',
  },
  hints: {
    origins: 'Hasta diez, con espacios entre ellas: https://blog.ejemplo.com',
    referral: 'El identificador de una cuenta de tu red.',
    per_minute: 'De 1 a 6000.',
  },
  problems: {
    partner: 'Escribe el nombre del socio.',
    origins: 'Escribe direcciones completas, como https://blog.ejemplo.com; diez como máximo.',
    per_minute: 'Escribe un número del 1 al 6000.',
  },
  code: 'Código para su página',
  codeText: 'Tu socio lo copia donde quiera mostrar tus artículos. La clave no es secreta.',
  former: 'La clave anterior vale hasta el {{at}}.',
  rotate: 'Cambiar la clave',
  set: { paused: 'Poner en pausa', active: 'Reactivar' },
  figures: 'Los últimos 30 días',
  onDay: '{{day}}: {{count}}',
  noFigures: 'Nadie ha visto todavía tus artículos en sus páginas.',
  columns: {
    day: 'Día',
    element: 'Elemento',
    page: 'Página',
    views: 'Vistas',
    handoffs: 'Llegadas',
  },
  store: 'Llegada a la tienda',
  server: 'Un servidor',
  back: 'Todos los socios',
  done: {
    created: 'La clave está lista: ábrela para copiar el código',
    changed: 'Los datos se guardaron',
    rotated: 'La clave cambió; la anterior vale 24 horas más',
    set: 'El estado de la clave cambió',
  },
} as const;

export type Messages = typeof es;
