/** Notices of an action that the person has just finished; their next page shows them. */
export const news = {
  activated: 'Tu cuenta está activa',
  passwordChanged: 'Tu contraseña cambió',
  signInAgain: 'Inicia sesión con ella y con el código de tu aplicación.',
  welcome: 'Te damos la bienvenida, {{name}}.',
} as const;
