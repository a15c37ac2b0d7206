import { fill } from '../../../shared/i18n/fill.ts';
import { liveChatUrl } from '../../../shared/rules/live-chat.ts';
import { whatsappUrl } from '../../../shared/rules/whatsapp.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { WhatsappViewProps } from './props.ts';

/** The floating buttons that open a chat with the store: by WhatsApp, and live. */
export const whatsappView: WidgetView<WhatsappViewProps> = (html, props) => {
  const { contact, license, storeName, t } = props;
  const phone = contact && whatsappUrl(contact, fill(t.greeting, { store: storeName }));
  const live = liveChatUrl(license);
  if (!phone && live === null) return null;
  return html`<aside aria-label=${t.label}>
    ${
      live &&
      html`<a class=${phone ? 'float float-above' : 'float'} href=${live} target="_blank" rel="noopener" aria-label=${fill(t.chat, { store: storeName })}>
      ${widgetIcon(html, 'chat')}
    </a>`
    }
    ${
      phone &&
      html`<a class="float" href=${phone} target="_blank" rel="noopener" aria-label=${fill(t.open, { store: storeName })}>
      ${widgetIcon(html, 'whatsapp')}
    </a>`
    }
  </aside>`;
};
