/** The words that Argentina says otherwise. */
export const argentine = {
  needs: { reason: 'Elegí una razón.' },
} as const;
