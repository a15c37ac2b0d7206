import type { WhatsappContact } from '../../../shared/rules/whatsapp.ts';
import type { PageEnv } from '../../_runtime/env.ts';

/** Mounted only where `showsWhatsapp` of shared/rules says so. */
export interface WhatsappProps {
  env: PageEnv;
  contact: WhatsappContact;
  storeName: string;
}
