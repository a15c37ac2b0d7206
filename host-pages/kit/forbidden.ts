import { escapeHtml } from '../../shared/kernel/escape.ts';
import { icons } from '../../shared/ui/icons.ts';
import { say } from '../words/index.ts';
import type { PageContext, PageView } from './page.ts';
import { wrapped } from './slot.ts';

/** The answer for a page that the account may not open: the reason, and links that lead on. */
export function forbiddenView({ env, path, store }: PageContext): PageView {
  const t = say(env);
  const next = escapeHtml(`${env.base}/login?next=${encodeURIComponent(env.base + path)}`);
  return {
    status: 403,
    head: { title: t('forbidden.title'), description: null, canonical: '/', index: false },
    main: wrapped(
      '<div class="empty">' +
        `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${icons.alert}"/></svg>` +
        `<h1 class="h1">${t('forbidden.title')}</h1>` +
        `<p class="muted">${t(store.is_proxy ? 'forbidden.readOnly' : 'forbidden.why')}</p>` +
        `<a class="btn btn-primary" href="${env.base}/">${t('toHome')}</a>` +
        // In a read-only store no other account would help.
        (store.is_proxy
          ? ''
          : `<form method="post" action="${env.base}/logout">` +
            `<input type="hidden" name="next" value="${next}">` +
            `<button class="btn btn-quiet">${t('forbidden.other')}</button></form>`) +
        '</div>',
    ),
  };
}
