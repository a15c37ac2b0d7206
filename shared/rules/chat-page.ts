/** What a store hears of the page from which somebody writes to it (spec [2], [6]). */

/** The page of a store's own chat. */
export const CHAT_PATH = '/chat';
/** Most characters of a page's path that is told. */
export const PAGE_MAX = 160;
/** Most characters of a visitor's first message: it fits into an address while they sign in. */
export const CHAT_TEXT_MAX = 1_000;
/** Most characters of that text in the address, written as addresses are. */
const KEPT_MAX = 1_300;

const PAGE = /^\/(?!\/)[\w\-.~%/+@:]*$/;
const ADMIN = /^\/(?:admin|apps)(?:\/|$)/;

/** The type of a store, as far as its live chat depends on it. */
interface ChatStore {
  readonly store_type: string;
}

/** True for a path within a store that can be told: it leads to no other host, and to no folder above. */
export function isPagePath(path: string): boolean {
  return path.length <= PAGE_MAX && PAGE.test(path) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
}

/** True where a franchise's live chat may not be: on the pages of its office. */
export function hidesChat(path: string, { store_type: type }: ChatStore): boolean {
  return type === 'franchise' && ADMIN.test(path);
}

/** True for the pages of conversations: there a button of the chat would lie over the words. */
export function isTalkPage(path: string): boolean {
  return path === CHAT_PATH || /^\/(?:me\/inbox\/)?(?:messages|conversation)(?:\/|$)/.test(path);
}

/** The path that a store is told; null for none, and for what its type hides. */
export function pageToTell(path: string | null | undefined, store: ChatStore): string | null {
  if (!path || !isPagePath(path) || hidesChat(path, store)) return null;
  return path;
}

/**
 * The address by which the chat's page keeps a text, so that whoever signs in first finds it again.
 * @example chatPath({ page: '/info' }) // '/chat?page=%2Finfo'
 */
export function chatPath({ page, text = '' }: { page: string | null; text?: string }): string {
  const query = new URLSearchParams();
  if (page !== null) query.set('page', page);
  // By whole characters: half of one cannot be written in an address.
  const letters = Array.from(text).slice(0, CHAT_TEXT_MAX);
  while (writtenLength(letters.join('')) > KEPT_MAX) letters.splice(-10);
  if (letters.length > 0) query.set('message', letters.join(''));
  return query.size === 0 ? CHAT_PATH : `${CHAT_PATH}?${query}`;
}

function writtenLength(message: string): number {
  return new URLSearchParams({ message }).toString().length;
}
