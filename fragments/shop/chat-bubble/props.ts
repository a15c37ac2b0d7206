import type { LiveChat } from '../../../shared/rules/live-chat.ts';
import type { WhatsappContact } from '../../../shared/rules/whatsapp.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** Mounted in stores with a live chat. */
export interface ChatBubbleProps {
  env: PageEnv;
  chat: LiveChat;
  /** Null on pages without the WhatsApp button. */
  contact: WhatsappContact | null;
  /** The page that the store is told; null for none. */
  page: string | null;
  storeName: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface ChatBubbleViewProps extends ChatBubbleProps {
  t: Messages;
}
