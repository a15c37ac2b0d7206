import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { ThemeViewProps } from './props.ts';

/**
 * One button for each theme, of which one shows: the theme that is not active. Under `auto` only
 * the style sheet knows which one that is.
 */
export const themeView: WidgetView<ThemeViewProps> = (html, { env, theme, returnTo, t }) => {
  return html`<form class=${theme} method="post" action=${`${env.base}/preferences`}>
    <input type="hidden" name="return_to" value=${returnTo} />
    <button
      class="icon-btn to-dark"
      name="theme"
      value="dark"
      aria-label=${t.dark}
      data-enhance="choose"
    >
      ${widgetIcon(html, 'moon')}
    </button>
    <button
      class="icon-btn to-light"
      name="theme"
      value="light"
      aria-label=${t.light}
      data-enhance="choose"
    >
      ${widgetIcon(html, 'sun')}
    </button>
  </form>`;
};
