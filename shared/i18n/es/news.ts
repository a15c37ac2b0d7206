/** What somebody's next page tells of what they have just done. */
export const news = {
  activated: 'Tu cuenta está activa',
  passwordChanged: 'Tu contraseña cambió',
  signInAgain: 'Inicia sesión con ella y con el código de tu aplicación.',
  welcome: 'Te damos la bienvenida, {{name}}.',
} as const;
