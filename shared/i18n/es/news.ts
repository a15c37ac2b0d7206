/** Notices of an action that the person has just finished; their next page shows them. */
export const news = {
  activated: 'Tu cuenta está activa',
  passwordChanged: 'Tu contraseña cambió',
  signInAgain: 'Inicia sesión con ella y con el código de tu aplicación.',
  signedOut: 'Cerraste tu sesión',
  signedOutText: 'Hasta pronto.',
  sessionEnded: 'Tu sesión terminó',
  sessionEndedText: 'Se cerró desde otro lugar, o pasó mucho tiempo. Inicia sesión otra vez.',
  erased: 'Borramos tu cuenta',
  erasedText: 'Gracias por el tiempo que pasaste aquí. ¡Hasta pronto!',
  passRefused: 'No pudimos abrir tu tienda',
  passRefusedText:
    'El pase ya se usó o venció. Inicia sesión aquí, o vuelve y pulsa el botón otra vez.',
  welcome: 'Te damos la bienvenida, {{name}}.',
} as const;
