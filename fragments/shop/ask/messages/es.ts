export const es = {
  ask: 'Preguntar por esto',
  askOf: 'Preguntar por el pedido {{name}}',
} as const;

export type Messages = typeof es;
