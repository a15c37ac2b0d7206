/** What is said to somebody who has just proved who they are. */
export const words = {
  es: {
    activated: 'Tu cuenta está activa',
    passwordChanged: 'Tu contraseña cambió',
    signInAgain: 'Inicia sesión con ella y con el código de tu aplicación.',
    welcome: (name: string) => `Te damos la bienvenida, ${name}.`,
  },
  en: {
    activated: 'Your account is active',
    passwordChanged: 'Your password has changed',
    signInAgain: 'Log in with it and with the code of your app.',
    welcome: (name: string) => `Welcome, ${name}.`,
  },
};
