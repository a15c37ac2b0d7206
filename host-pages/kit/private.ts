import type { PageContext, PageView } from './page.ts';
import { errorCodes, type ErrorCode } from '../../shared/contracts/errors.ts';
import { messageFor } from '../../shared/i18n/index.ts';

/** Head of a page about one visitor's purchase: never indexed. */
export function privateHead(title: string, canonical: string): PageView['head'] {
  return { title, description: null, canonical, index: false };
}

/** The words for the failure that a form's redirect names; only codes of the platform are read. */
export function noticeOf({ query, env }: PageContext): string | null {
  const code = query.get('notice');
  return (errorCodes as string[]).includes(code ?? '')
    ? messageFor({ code: code as ErrorCode }, env.tag)
    : null;
}
