/** The words that Argentina says otherwise. */
export const argentine = {
  needs: {
    full_name: 'Escribí el nombre de quien asiste.',
    phone: 'Escribí un teléfono completo.',
  },
} as const;
