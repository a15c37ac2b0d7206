/** The words that Argentina says otherwise. */
export const argentine = {
  needs: {
    full_name: 'Escribí el nombre de quien asiste.',
    phone: 'Escribí un teléfono completo.',
    email: 'Escribí un correo completo, o dejá el campo vacío.',
  },
} as const;
