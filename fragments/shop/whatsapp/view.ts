import { fill } from '../../../shared/i18n/fill.ts';
import { whatsappUrl } from '../../../shared/rules/whatsapp.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { WhatsappViewProps } from './props.ts';

/** The floating button that opens a chat with the store. */
export const whatsappView: WidgetView<WhatsappViewProps> = (html, { contact, storeName, t }) => {
  const href = whatsappUrl(contact, fill(t.greeting, { store: storeName }));
  if (!href) return null;
  return html`<aside aria-label="WhatsApp">
    <a class="float" href=${href} target="_blank" rel="noopener" aria-label=${fill(t.open, { store: storeName })}>
      ${widgetIcon(html, 'whatsapp')}
    </a>
  </aside>`;
};
