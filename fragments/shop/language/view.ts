import { LOCALES, localeTag } from '../../../shared/kernel/locale.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { messages } from './messages/index.ts';
import { languageName } from './names.ts';
import type { LanguageProps } from './props.ts';

/** One button for each language; the edge stores the choice in the `locale` cookie. */
export const languageView: WidgetView<LanguageProps> = (
  html,
  { env, returnTo, compact, locale },
) => html`
  <form method="post" action=${`${env.base}/preferences`}>
    <input type="hidden" name="return_to" value=${returnTo} />
    <div class="languages" role="group" aria-label=${messages[locale].label}>
      ${compact ? null : widgetIcon(html, 'globe')}
      ${LOCALES.map((one) => {
        const name = languageName(one, env.country);
        return html`<button
          name="locale"
          value=${one}
          lang=${localeTag(one, env.country)}
          aria-current=${one === locale ? 'true' : null}
        >
          ${compact ? html`<span aria-hidden="true">${one.toUpperCase()}</span>` : null}
          <span class=${compact ? 'visually-hidden' : null}>${name}</span>
        </button>`;
      })}
    </div>
  </form>
`;
