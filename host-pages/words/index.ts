import { namespace } from '../../shared/i18n/namespace.ts';
import { speak } from '../../shared/i18n/speak.ts';
import { en } from './en.ts';
import { argentine } from './es-AR.ts';
import { es } from './es.ts';

/** The pages' words, outside the fragments. */
export const words = namespace('pages', es, en, argentine);

declare module 'i18next' {
  interface ResourceNamespaceMap {
    pages: typeof es;
  }
}

/**
 * The words of the pages in a page's language.
 * @example say(env)('about', { store: 'Lirio' })
 */
export function say({ tag }: { readonly tag: string }) {
  return speak(words, tag);
}
