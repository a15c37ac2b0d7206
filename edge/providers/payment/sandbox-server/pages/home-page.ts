import { html } from 'hono/html';
import type { Locale } from '../../../../../shared/kernel/locale.ts';
import { wordsOf } from '../../../../../shared/i18n/speak.ts';
import { messages } from '../messages/index.ts';
import { groupDigits } from '../rules.ts';
import { TEST_CARDS } from '../test-cards.ts';
import { layout, localeLink } from './layout.ts';
import type { Markup } from './layout.ts';

/** Lists the test cards. */
export function homePage(locale: Locale, address: string): Markup {
  const t = wordsOf(messages, locale).home;
  const row = (number: Markup | string, outcome: string) =>
    html`<tr>
      <td>${number}</td>
      <td>${outcome}</td>
    </tr>`;
  return layout(
    locale,
    t.title,
    html`<main class="wide">
      <div class="card">
        <div class="body">
          <h1>${t.title}</h1>
          <p>${t.intro}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">${t.number}</th>
                <th scope="col">${t.outcome}</th>
              </tr>
            </thead>
            <tbody>
              ${TEST_CARDS.map((card) => row(html`<code>${groupDigits(card.number)}</code>`, t.cards[card.behaviour]))}
              ${row(t.any, t.cards.approve)}
            </tbody>
          </table>
          <p>${t.rest} <strong>${t.warning}</strong></p>
          <p class="foot muted">${localeLink(locale, address)}</p>
        </div>
      </div>
    </main>`,
  );
}
