import { ownPath } from '../../shared/rules/own-path.ts';
import { say, words } from '../words/index.ts';
import { isRefused } from './form.ts';
import type { PageContext, PageView } from './page.ts';
import { privateHead } from './private.ts';
import { wrapped, type Block } from './slot.ts';

/**
 * A page about accounts: search engines do not index it, and it leaves out links that lead away.
 */
export function accountPage(
  { env, form, query }: PageContext,
  title: keyof (typeof words)['es']['accountPages'],
  path: string,
  main: Block,
): PageView {
  return {
    status: form && isRefused(form) ? 422 : 200,
    head: privateHead(say(env)(`accountPages.${title}`), path),
    shell: 'focused',
    // A visitor who came to sign up, and signs in instead, goes on to the same place.
    next: ownPath(form?.values['redirect_uri'] ?? query.get('next'), ''),
    main: wrapped(main),
  };
}

/**
 * The page that a form about an account goes on to, as the address names it; only paths of the same
 * host.
 */
export function nextOf(query: URLSearchParams): Record<string, string> {
  const next = ownPath(query.get('next'), '');
  return next === '' ? {} : { redirect_uri: next };
}
