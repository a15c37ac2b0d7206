/** What is said to somebody who has just proved who they are. */
export const words = {
  es: {
    activated: 'Tu cuenta está activa',
    passwordChanged: 'Tu contraseña cambió',
    welcome: (name: string) => `Te damos la bienvenida, ${name}.`,
  },
  en: {
    activated: 'Your account is active',
    passwordChanged: 'Your password has changed',
    welcome: (name: string) => `Welcome, ${name}.`,
  },
};
