import { news as en } from './en/news.ts';
import { news as argentine } from './es-AR/news.ts';
import { news as es } from './es/news.ts';
import { namespace } from './namespace.ts';
import { speak } from './speak.ts';

const words = namespace('news', es, en, argentine);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    news: typeof es;
  }
}

/** Actions that a person has just finished; their next page shows a notice of them. */
export const news = [
  'activated',
  'passwordChanged',
  'signInAgain',
  'signedOut',
  'sessionEnded',
  'erased',
  'passRefused',
] as const;
export type News = (typeof news)[number];

/** The news of a browser that is signed out; all others are told to a signed-in account. */
const farewells: readonly News[] = [
  'signInAgain',
  'signedOut',
  'sessionEnded',
  'erased',
  'passRefused',
];

/** True where the news is for the visitor that a page is made for. */
export function isNewsFor(done: News, isSignedIn: boolean): boolean {
  return farewells.includes(done) !== isSignedIn;
}

/**
 * The words of a notice, in the language of `tag` (BCP 47).
 * @param name of the signed-in person; not used where they have to sign in again
 */
export function newsWords(
  done: News,
  tag: string,
  name: string,
): { readonly title: string; readonly message: string } {
  const t = speak(words, tag);
  switch (done) {
    case 'signInAgain':
      return { title: t('passwordChanged'), message: t('signInAgain') };
    case 'signedOut':
    case 'sessionEnded':
    case 'erased':
    case 'passRefused':
      return { title: t(done), message: t(`${done}Text`) };
    default:
      return { title: t(done), message: t('welcome', { name }) };
  }
}
