/** The panels' texts that differ in Argentina. */
export const editPanel = {
  order: {
    help: 'Presioná Espacio para levantar, las flechas para mover, Espacio otra vez para soltar y Escape para dejarlo como estaba.',
  },
  meanwhile: {
    text: 'Nada se perdió: elegí qué versión se queda.',
    mine: 'Vos escribiste',
  },
} as const;
