/** Values go into the places in braces. */
export const es = {
  title: 'Abrir la puerta',
  text: 'Con el enlace que te dio la tienda lees boletos en la puerta, sin tener cuenta.',
  code: 'Enlace de la puerta',
  codeHint: 'Si está vacío, pega aquí el enlace completo.',
  open: 'Abrir la puerta en este dispositivo',
  left: 'Dejaste la puerta: en este dispositivo ya no hay lista.',
} as const;

export type Messages = typeof es;
