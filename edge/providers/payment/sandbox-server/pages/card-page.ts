import { html } from 'hono/html';
import type { Locale } from '../../../../../shared/kernel/locale.ts';
import { layout, localeLink, type Markup } from './layout.ts';

/** A page as it was asked for. */
export interface CardPage {
  readonly locale: Locale;
  /** The page's own address, for the link to the other language. */
  readonly address: string;
}

/** The words around a provider's pages. */
interface Names {
  readonly name: string;
  readonly service: string;
  /** Says that no money moves. */
  readonly sandbox: string;
}

/**
 * A page of one card, under the provider's name.
 * @param sign drawn before the name
 */
export function cardPage(
  { locale, address }: CardPage,
  { name, service, sandbox }: Names,
  { title, body, sign = '' }: { title: string; body: Markup; sign?: Markup | '' },
): Markup {
  return layout(
    locale,
    `${title} · ${name}`,
    html`<main>
      <div class="card">
        <header class="bank">
          ${sign}
          <div><strong>${name}</strong><span>${service}</span></div>
        </header>
        <div class="body">
          <h1>${title}</h1>
          ${body}
          <p class="foot muted"><span>${sandbox}</span>${localeLink(locale, address)}</p>
        </div>
      </div>
    </main>`,
  );
}
