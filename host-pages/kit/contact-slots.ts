import { contactDialog } from '../../fragments/shop/contact-dialog/server.ts';
import { whatsapp } from '../../fragments/shop/whatsapp/server.ts';
import { showsWhatsapp } from '../../shared/rules/whatsapp.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/** The page whose form the dialog shows: there the foot's link is a link. */
const CONTACT_PATH = '/contacto';

/** The ways to reach the store from a page: the dialog of its form, and the buttons of its chats. */
export function contactSlots({ env, store, path }: PageContext): Slot[] {
  const contact = showsWhatsapp(path, store) ? store : null;
  const { live_chat_license: license, name: storeName } = store;
  return [
    ...(path === CONTACT_PATH ? [] : [slot(contactDialog, { alike: true, props: { env } })]),
    ...(contact === null && license === null
      ? []
      : [slot(whatsapp, { alike: true, props: { env, contact, license, storeName } })]),
  ];
}
