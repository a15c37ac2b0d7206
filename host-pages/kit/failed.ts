import { escapeHtml } from '../../shared/kernel/escape.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { icons } from '../../shared/ui/icons.ts';
import { say } from '../words/index.ts';
import type { PageContext, PageView } from './page.ts';
import { wrapped } from './slot.ts';

/**
 * The answer for a page whose own subject failed or came too late: a second try may succeed. It is
 * plain markup, so that no fragment can make it fail again.
 * @param said what could not be read, for a page that says it in its own words
 */
export function failedView(context: PageContext, said?: string): PageView {
  const { env, path, query } = context;
  const search = query.toString();
  const again = escapeHtml(env.base + path + (search ? `?${search}` : ''));
  const t = say(env);
  const title = said ?? t('failed');
  return {
    status: 503,
    head: { title, description: null, canonical: '/', index: false },
    main: wrapped(
      '<div class="empty">' +
        `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons.alert}"/></svg>` +
        `<h1 class="h1">${escapeHtml(title)}</h1>` +
        `<p class="muted">${messageFor({ code: 'internal_error' }, env.tag)}</p>` +
        `<a class="btn btn-primary" href="${again}">${t('again')}</a>` +
        `<a class="btn btn-quiet" href="${env.base}/">${t('toHome')}</a></div>`,
    ),
  };
}
