/** The words that Argentina says otherwise. */
export const argentine = {
  needs: { rejection: 'Escribí el motivo: la persona lo lee.' },
} as const;
