import type { news as es } from '../es/news.ts';
import type { Translation } from '../texts.ts';

/** Notices of an action that the person has just finished; their next page shows them. */
export const news: Translation<typeof es> = {
  activated: 'Your account is active',
  passwordChanged: 'Your password has changed',
  signInAgain: 'Log in with it and with the code of your app.',
  signedOut: 'You are logged out',
  signedOutText: 'See you soon.',
  sessionEnded: 'Your session has ended',
  sessionEndedText: 'It was ended elsewhere, or a long time has passed. Log in again.',
  erased: 'Your account is erased',
  erasedText: 'Thank you for the time you spent here. Good-bye!',
  passRefused: 'We could not open your store',
  passRefusedText:
    'The pass was used already or has expired. Log in here, or go back and press the button again.',
  welcome: 'Welcome, {{name}}.',
};
