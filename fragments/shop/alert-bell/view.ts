import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { bellCount, bellLabel } from './parts/count.ts';
import type { AlertBellViewProps } from './props.ts';

/**
 * The bell in the bar: a link to the alerts, with the number of those that wait. A press opens them
 * beside the page.
 */
export const alertBellView: WidgetView<AlertBellViewProps> = (html, { env, pending, t }) =>
  html`<a
    class="icon-btn"
    href=${`${env.base}/me/alerts`}
    aria-label=${bellLabel(pending, t)}
    aria-haspopup="dialog"
    data-enhance="open"
    >${widgetIcon(html, 'bell')}${bellCount(html, pending)}</a
  >`;
