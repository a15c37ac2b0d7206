import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { PaletteViewProps } from './props.ts';

/**
 * Opens the search over everything that the account may do; without script it links to the page
 * that lists it.
 */
export const paletteView: WidgetView<PaletteViewProps> = (html, { env, t }) =>
  html`<a
    class="open"
    href=${`${env.base}/admin`}
    data-enhance="open"
    aria-keyshortcuts="Control+K Meta+K /"
  >
    ${widgetIcon(html, 'search')} <span>${t.open}</span> <kbd aria-hidden="true">Ctrl K</kbd>
  </a>`;
