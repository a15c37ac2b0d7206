import { fill } from '../../../shared/i18n/fill.ts';
import { whatsappUrl } from '../../../shared/rules/whatsapp.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { WhatsappViewProps } from './props.ts';

/** The floating button that writes to the store by WhatsApp. */
export const whatsappView: WidgetView<WhatsappViewProps> = (html, props) => {
  const { contact, storeName, t } = props;
  const phone = whatsappUrl(contact, fill(t.greeting, { store: storeName }));
  if (!phone) return null;
  return html`<aside aria-label=${t.label}>
    <a class="float" href=${phone} target="_blank" rel="noopener" aria-label=${fill(t.open, { store: storeName })}>
      ${widgetIcon(html, 'whatsapp')}
    </a>
  </aside>`;
};
