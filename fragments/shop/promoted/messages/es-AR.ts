/** The words that Argentina says otherwise. */
export const argentine = {
  noneText: 'Compartí tu enlace: quien se registre con él aparece en esta lista.',
  you: 'Vos',
  sponsoredByMe: 'La trajiste vos.',
  usernameHint: 'Dejalo vacío para que no tenga ninguno.',
  needs: { reason: 'Escribí el motivo.' },
} as const;
