/** The words that Argentina says otherwise. */
export const argentine = {
  intro:
    'Lo que escribieron de tus artículos quienes los recibieron: respondeles, y ocultá lo que no deba verse.',
  choose: 'Elegí una razón',
  needs: { hidden_for: 'Elegí una razón.' },
} as const;
