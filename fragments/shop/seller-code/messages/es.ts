/** Values replace the names in braces. */
export const es = {
  ask: '¿Alguien te recomendó esta compra?',
  set: 'Venta de {{code}}',
  label: 'Código de quien vende',
  hint: 'Su nombre de usuario. No cambia lo que pagas.',
  save: 'Usar este código',
} as const;

export type Messages = typeof es;
