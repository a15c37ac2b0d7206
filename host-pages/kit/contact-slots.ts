import { chatBubble } from '../../fragments/shop/chat-bubble/server.ts';
import { contactDialog } from '../../fragments/shop/contact-dialog/server.ts';
import { whatsapp } from '../../fragments/shop/whatsapp/server.ts';
import { CHAT_PATH, hidesChat, isTalkPage, pageToTell } from '../../shared/rules/chat-page.ts';
import { liveChatOf, type LiveChat } from '../../shared/rules/live-chat.ts';
import { showsWhatsapp } from '../../shared/rules/whatsapp.ts';
import type { PageContext } from './page.ts';
import { slot, type Slot } from './slot.ts';

/** The pages whose forms the dialog shows: there a link to them is a link. */
const FORM_PATHS: readonly string[] = ['/contacto', CHAT_PATH];

/** The ways to reach the store from a page: the dialog of its forms, and the button of its chats. */
export function contactSlots(context: PageContext): Slot[] {
  const { env, store, path } = context;
  const contact = showsWhatsapp(path, store) ? store : null;
  const { name: storeName } = store;
  const chat = hidesChat(path, store) || isTalkPage(path) ? null : chatOf(store);
  return [
    ...(FORM_PATHS.includes(path) ? [] : [slot(contactDialog, { alike: true, props: { env } })]),
    ...(chat
      ? // Not alike: it names the page that it is on.
        [
          slot(chatBubble, {
            props: { env, chat, contact, page: pageToTell(path, store), storeName },
          }),
        ]
      : contact
        ? [slot(whatsapp, { alike: true, props: { env, contact, storeName } })]
        : []),
  ];
}

/** The store's live chat; null for none. Nobody reads the messages of a proxy store. */
export function chatOf({
  live_chat_license: license,
  is_proxy: isProxy,
}: PageContext['store']): LiveChat | null {
  const chat = liveChatOf(license) ?? null;
  return chat?.kind === 'own' && isProxy ? null : chat;
}
