/** The notices that Argentina says in other words. */
export const news = {
  signInAgain: 'Iniciá sesión con ella y con el código de tu aplicación.',
} as const;
