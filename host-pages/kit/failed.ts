import { escapeHtml } from '../../fragments/_runtime/escape.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { words } from '../words/index.ts';
import type { PageContext, PageView } from './page.ts';
import { wrapped } from './slot.ts';

/** The page for one whose own subject failed or came too late: what was asked for may work again. */
export function failedView(context: PageContext): PageView {
  const { env, path, query } = context;
  const search = query.toString();
  const again = escapeHtml(env.base + path + (search ? `?${search}` : ''));
  const t = words[env.locale];
  return {
    status: 503,
    head: { title: t.failed, description: null, canonical: '/', index: false },
    main: wrapped(
      `<h1 class="h1">${t.failed}</h1>` +
        `<p>${messageFor({ code: 'internal_error' }, env.locale)}</p>` +
        `<p><a class="btn btn-primary" href="${again}">${t.again}</a></p>`,
    ),
  };
}
