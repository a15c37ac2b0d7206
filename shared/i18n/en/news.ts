import type { news as es } from '../es/news.ts';
import type { Translation } from '../texts.ts';

/** What somebody's next page tells of what they have just done. */
export const news: Translation<typeof es> = {
  activated: 'Your account is active',
  passwordChanged: 'Your password has changed',
  signInAgain: 'Log in with it and with the code of your app.',
  welcome: 'Welcome, {{name}}.',
};
