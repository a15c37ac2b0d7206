import { html } from 'hono/html';
import type { Locale } from '../../../../../shared/kernel/locale.ts';
import { inline } from '../csp.ts';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { messages } from '../messages/index.ts';
import { pageStyle } from './style.ts';

/** Markup made by `html`, which may be a promise of it. */
export type Markup = ReturnType<typeof html>;

/** A whole page of the provider, in the one style that its policy allows. */
export function layout(locale: Locale, title: string, main: Markup): Markup {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${inline('style', pageStyle)}
      </head>
      <body>
        ${main}
      </body>
    </html>`;
}

/** A link to the same page in the other language. */
export function localeLink(locale: Locale, address: string): Markup {
  const other: Locale = locale === 'es' ? 'en' : 'es';
  const url = new URL(address);
  url.searchParams.set('locale', other);
  return html`<a href="${url.pathname}${url.search}" lang="${other}" hreflang="${other}"
    >${wordsOf(messages, locale).otherLocale}</a
  >`;
}
