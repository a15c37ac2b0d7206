import { withoutTail } from '../kernel/without-tail.ts';

/** The fields of a store that decide on its WhatsApp button. */
export interface WhatsappContact {
  readonly whatsapp_country_code: string | null;
  readonly whatsapp_phone: string | null;
}

const PATHS = new Set(['/', '/productos', '/servicios', '/franquicias', '/blogs']);

/**
 * True where the WhatsApp button floats: on a few pages, and only with country code and phone
 * (spec [2]).
 * @param path path inside the store, without its prefix
 */
export function showsWhatsapp(path: string, store: WhatsappContact): boolean {
  const plain = path && (withoutTail(path, '/') || '/');
  return (PATHS.has(plain) || plain.startsWith('/blogs/~')) && whatsappUrl(store) !== null;
}

/** The store's number with its country code, digits only; null without one of the two. */
export function whatsappNumber(store: WhatsappContact): string | null {
  const code = digits(store.whatsapp_country_code);
  const phone = digits(store.whatsapp_phone);
  return code && phone ? code + phone : null;
}

/**
 * Address that opens a chat with the store; null without country code or phone.
 * @param text what the message box holds at first
 */
export function whatsappUrl(store: WhatsappContact, text?: string): string | null {
  const number = whatsappNumber(store);
  if (!number) return null;
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

function digits(text: string | null): string {
  return text?.replace(/\D/g, '') ?? '';
}
