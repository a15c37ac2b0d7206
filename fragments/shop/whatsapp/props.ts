import type { WhatsappContact } from '../../../shared/rules/whatsapp.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** Mounted where `showsWhatsapp` of shared/rules says so, in a store without a live chat. */
export interface WhatsappProps {
  env: PageEnv;
  contact: WhatsappContact;
  storeName: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface WhatsappViewProps extends WhatsappProps {
  t: Messages;
}
