/** The words that every fragment may need: apart, since browsers load these and few others. */
export const generic = {
  error: 'Error',
  success: 'Éxito',
  occurred: 'Ocurrió un error',
  hasOccurred: 'Ha ocurrido un error',
  tryAgain: 'Ocurrió un error, inténtalo de nuevo',
} as const;
