/** The notices that Argentina says in other words. */
export const news = {
  signInAgain: 'Iniciá sesión con ella y con el código de tu aplicación.',
  sessionEndedText: 'Se cerró desde otro lugar, o pasó mucho tiempo. Iniciá sesión otra vez.',
  erasedText: 'Gracias por el tiempo que pasaste acá. ¡Hasta pronto!',
  passRefusedText:
    'El pase ya se usó o venció. Iniciá sesión acá, o volvé y tocá el botón otra vez.',
} as const;
