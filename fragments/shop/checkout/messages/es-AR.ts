/** The texts that differ in Argentina. */
export const argentine = {
  problems: { review: 'Confirmá que revisaste los datos', choose: 'Elegí una opción' },
  expiredText:
    'Liberamos los artículos que teníamos apartados. Si siguen disponibles, podés empezar de nuevo.',
  cardLater: 'Completá los datos de arriba para escribir tu tarjeta.',
  doneText: 'Acá podés ver tu pedido y cómo va.',
} as const;
