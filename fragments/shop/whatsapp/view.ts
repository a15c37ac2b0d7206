import { whatsappUrl } from '../../../shared/rules/whatsapp.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import { messages } from './messages/index.ts';
import type { WhatsappProps } from './props.ts';

/** The floating button that opens a chat with the store. */
export const whatsappView: WidgetView<WhatsappProps> = (html, { contact, storeName, locale }) => {
  const t = messages[locale];
  const href = whatsappUrl(contact, t.greeting(storeName));
  if (!href) return null;
  return html`<aside aria-label="WhatsApp">
    <a class="float" href=${href} target="_blank" rel="noopener" aria-label=${t.open(storeName)}>
      ${widgetIcon(html, 'whatsapp')}
    </a>
  </aside>`;
};
