import type { WhatsappContact } from '../../../shared/rules/whatsapp.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** Mounted where `showsWhatsapp` of shared/rules says so, and where the store has a live chat. */
export interface WhatsappProps {
  env: PageEnv;
  /** Null on pages without the WhatsApp button. */
  contact: WhatsappContact | null;
  /** The licence of the store's live chat; null without one. */
  license: string | null;
  storeName: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface WhatsappViewProps extends WhatsappProps {
  t: Messages;
}
