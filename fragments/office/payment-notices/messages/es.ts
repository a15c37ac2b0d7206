import { paymentNames } from '../../../../shared/i18n/es/payment-names.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Avisos de pago',
  intro: 'Lo que tus proveedores de pago avisan, y cómo respondieron en las últimas 24 horas.',
  actions: { search: 'Buscar avisos de pago' },
  codes: paymentNames,
  providers: 'Tus proveedores',
  noProviders: 'Aún no cobras con ningún proveedor. Sus claves se ponen en Configuración.',
  states: {
    well: 'Responde bien',
    unheard: 'Avisos sin comprobar',
    failing: 'Falla',
    idle: 'Sin movimiento',
  },
  stateHints: {
    unheard:
      'Llegan avisos que tu clave de webhook no comprueba. Revisa en Configuración que sea la del proveedor.',
    failing:
      'No contesta sobre algunos cobros. Seguimos preguntando solos; si dura, revisa la página de estado del proveedor.',
  },
  noTries: 'Nadie ha pagado así',
  tries_one: '{{count}} intento',
  tries_other: '{{count}} intentos',
  approved_one: '{{count}} aprobado',
  approved_other: '{{count}} aprobados',
  declined_one: '{{count}} rechazado',
  declined_other: '{{count}} rechazados',
  unanswered_one: '{{count}} cobro sin respuesta',
  unanswered_other: '{{count}} cobros sin respuesta',
  waiting_one: '{{count}} aviso pendiente',
  waiting_other: '{{count}} avisos pendientes',
  refused_one: '{{count}} aviso sin comprobar',
  refused_other: '{{count}} avisos sin comprobar',
  lastTold: 'Último aviso: {{time}}',
  neverTold: 'Ningún aviso en 24 horas',
  list: 'Avisos',
  result: 'Resultado',
  every: 'Todos',
  results: { taken: 'Procesado', waiting: 'Pendiente', unknown: 'Sin pago' },
  find: 'Buscar',
  payment: 'Ver su pago',
  noPayment: 'Ningún pago tiene la referencia {{reference}}',
  times: 'llegó {{times}} veces',
  replay: 'Procesar de nuevo',
  replayOf: 'Procesar de nuevo el aviso {{event}}',
  taken: 'Preguntamos al proveedor y el pago quedó al día.',
  none: 'Aún no hay avisos',
  noneText: 'Cuando un proveedor avise de un pago, aquí se ve qué pasó con su aviso.',
  noneFound: 'Ningún aviso coincide.',
  showAll: 'Ver todos',
  next: 'Ver más',
  previous: 'Anteriores',
} as const;

export type Messages = typeof es;
