/** The texts that differ in Argentina. */
export const argentine = {
  none: 'Todavía no tenés direcciones. Agregá la primera y no vas a volver a escribirla al comprar.',
  chooseState: 'Elegí…',
  full: 'Tu libreta tiene {{count}} direcciones, que es el máximo. Quitá una para agregar otra.',
} as const;
