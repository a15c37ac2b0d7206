/** The field for a second factor. Strings only: they travel with props. */
export const factor = {
  factor: 'Código de tu aplicación, o uno de recuperación',
  factorProblem: 'Son 6 dígitos, o las 10 letras y números de un código de recuperación',
} as const;
