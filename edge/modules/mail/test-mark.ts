import { speak } from '../../../shared/i18n/speak.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import type { MailWords } from './letter.ts';
import { html } from './markup.ts';
import { testMarkWords } from './messages/test-mark.ts';

type Words = Pick<MailWords, 'subject' | 'text' | 'html'>;

/**
 * The words of a mail about a purchase of a store's test mode: its subject begins with `[Prueba]`, and its first
 * line says that nothing is charged or sent. Any other mail stays as it is.
 */
export function markedIfTest(isTest: boolean | undefined, locale: Locale, words: Words): Words {
  if (isTest !== true) return words;
  const t = speak(testMarkWords, locale);
  const line = html`<p class="small" style="margin:0;padding:12px;text-align:center;color:#4b5563">${t('line')}</p>`;
  return {
    subject: `${t('mark')} ${words.subject}`,
    text: `${t('line')}\n\n${words.text}`,
    html: words.html.replace(/<body[^>]*>/, (body) => body + line.markup),
  };
}
