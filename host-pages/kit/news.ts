import { escapeHtml } from '../../shared/kernel/escape.ts';
import type { ToastsProps } from '../../fragments/shop/toasts/props.ts';
import type { Person } from '../../shared/contracts/people.ts';
import { isNewsFor, newsWords } from '../../shared/i18n/news.ts';
import { TOAST_SECONDS } from '../../shared/kernel/constants/timers.ts';
import { say } from '../words/index.ts';
import type { PageContext } from './page.ts';
import { told } from './slot.ts';

type Notice = NonNullable<ToastsProps['notice']>;

/** The notice that a page begins with; null when there is no news, or it is not for this visitor. */
export function newsOf({ news, env }: PageContext, person: Person | null): Notice | null {
  if (news === null || !isNewsFor(news, person !== null)) return null;
  const text = newsWords(news, env.tag, person?.full_name ?? '');
  return { tone: 'success', ...text, seconds: TOAST_SECONDS.long };
}

/** The same for a visitor without script: it stays as long as the page does. */
export function plainNews({ title = '', message }: Notice): string {
  return (
    '<noscript><div class="wrap told"><p class="notice notice-success" role="status">' +
    `<span><strong>${escapeHtml(title)}</strong> ${escapeHtml(message)}</span></p></div></noscript>`
  );
}

/** Says above each page of a store in test mode that nothing is charged or sent. */
export function testNote({ env, store }: Pick<PageContext, 'env' | 'store'>): string[] {
  return store.test_mode === true ? [told(say(env)('testMode'))] : [];
}
