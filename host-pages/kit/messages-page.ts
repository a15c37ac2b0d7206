import { talk } from '../../fragments/shop/talk/server.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import type { PageContext, PageView } from './page.ts';
import { privateHead } from './private.ts';
import { wrapped, type Slot } from './slot.ts';
import { STORE } from './talk-forms.ts';

/**
 * A page of the office below the store's messages; a refused form answers 422.
 * @param path its own
 * @param shown its fragments
 */
export function belowMessages(
  { env, title, form }: Pick<PageContext, 'env' | 'title' | 'form'>,
  path: string,
  ...shown: readonly Slot[]
): PageView {
  return {
    status: form ? 422 : 200,
    head: privateHead(title, path),
    trail: [
      { label: wordsOf(talk.words, env.tag).title, path: STORE.list },
      { label: title, path },
    ],
    main: wrapped(...shown),
  };
}
