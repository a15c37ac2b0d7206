import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { badgeLabel, badgeNumber } from './parts/label.ts';
import type { MailBadgeViewProps } from './props.ts';

/** The link to the messages in the bar, with the number of conversations that hold something unread. */
export const mailBadgeView: WidgetView<MailBadgeViewProps> = (html, { env, path, pending, t }) =>
  html`<a
    class="icon-btn"
    href=${env.base + path}
    aria-label=${badgeLabel(pending, t)}
    ?data-pending=${Boolean(pending)}
    >${widgetIcon(html, 'chat')}<span class="count" aria-hidden="true" ?hidden=${!pending}
      >${badgeNumber(pending)}</span
    ></a
  >`;
