import { chatOpen } from '../../../shared/bus/topics/chat.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { chatPath } from '../../../shared/rules/chat-page.ts';
import { whatsappUrl } from '../../../shared/rules/whatsapp.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { ChatBubbleViewProps } from './props.ts';

/**
 * The closed chat: a link to the chat's page, which opens it in a dialog where script is, or to a
 * provider's page; with WhatsApp beside it, a choice of both.
 */
export const chatBubbleView: WidgetView<ChatBubbleViewProps> = (html, props) => {
  const { env, chat, contact, page, storeName: store, t } = props;
  const phone = contact && whatsappUrl(contact, fill(t.greeting, { store }));
  const name = (text: string) => fill(text, { store });
  const link = (style: string | null, words: string | null) =>
    chat.kind === 'own'
      ? html`<a class=${style} href=${env.base + chatPath({ page })} rel="nofollow" data-enhance data-emit=${chatOpen.name} aria-label=${name(t.own)}>
          ${widgetIcon(html, 'chat')}${words}
        </a>`
      : html`<a class=${style} href=${chat.url} target="_blank" rel="noopener" aria-label=${name(t.provider)}>
          ${widgetIcon(html, 'chat')}${words}
        </a>`;
  if (!phone) return html`<aside aria-label=${t.label}>${link('float', null)}</aside>`;
  return html`<aside aria-label=${t.label}>
    <button class="float" type="button" popovertarget="ways" aria-label=${name(t.choose)}>
      ${widgetIcon(html, 'chat')}
    </button>
    <div class="ways" id="ways" popover>
      ${link(null, t.here)}
      <a href=${phone} target="_blank" rel="noopener" aria-label=${name(t.whatsapp)}>
        ${widgetIcon(html, 'whatsapp')}${t.byWhatsapp}
      </a>
    </div>
  </aside>`;
};
