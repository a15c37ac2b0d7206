import { html } from 'hono/html';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { messages } from '../messages/index.ts';
import { cardPage, type CardPage } from '../pages/card-page.ts';
import type { Markup } from '../pages/layout.ts';
import { WAYS, type Device, type Push } from './books.ts';

/** A device: what has come to it, decrypted, and how its push service answers from now on. */
export function devicePage(page: CardPage, device: Device, pushes: readonly Push[]): Markup {
  const t = wordsOf(messages, page.locale).push;
  return cardPage(page, t, {
    title: t.title,
    body: html`${pushes.length === 0 ? html`<p>${t.none}</p>` : ''}
      <dl>${pushes.map(({ text }) => shown(text))}</dl>
      <form method="post">
        <p class="muted">${t.others}</p>
        <div class="actions">
          ${WAYS.map(
            (way) =>
              html`<button class="button quiet" name="way" value="${way}" aria-pressed="${way === device.way}">
                ${t.ways[way]}
              </button>`,
          )}
        </div>
      </form>`,
  });
}

/** What a browser would show. */
function shown(json: string): Markup {
  const { title, text, path } = JSON.parse(json) as Record<string, string>;
  return html`<dt>${title}</dt>
    <dd>${text} <code>${path}</code></dd>`;
}
