import { LOCALES, localeTag } from '../../../shared/kernel/locale.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { languageName } from './model/names.ts';
import type { LanguageViewProps } from './props.ts';

/** One button for each language; the edge stores the choice in the `locale` cookie. */
export const languageView: WidgetView<LanguageViewProps> = (
  html,
  { env, returnTo, compact, locale, t },
) => html`
  <form method="post" action=${`${env.base}/preferences`}>
    <input type="hidden" name="return_to" value=${returnTo} />
    <div class="languages" role="group" aria-label=${t.label}>
      ${compact ? null : widgetIcon(html, 'globe')}
      ${LOCALES.map((one) => {
        const tag = one === locale ? env.tag : localeTag(one, env.country);
        const name = languageName(one, tag);
        return html`<button
          name="locale"
          value=${one}
          lang=${tag}
          aria-current=${one === locale ? 'true' : null}
        >
          ${compact ? html`<span aria-hidden="true">${one.toUpperCase()}</span>` : null}
          <span class=${compact ? 'visually-hidden' : null}>${name}</span>
        </button>`;
      })}
    </div>
  </form>
`;
