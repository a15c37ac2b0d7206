/** The texts that differ in Argentina. */
export const argentine = {
  title: 'Lo que ganás con este artículo',
  earn: 'Ganás {{amount}} por cada venta',
  buyBy: 'Vos lo comprarías en',
  earned: 'Ganás',
  onlyYou: 'Solo lo ves vos.',
  show: 'Ver lo que ganás con este artículo',
} as const;
