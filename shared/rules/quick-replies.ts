import { fold } from './fold.ts';

/** What holds for quick replies (issue 16), on both sides of a call. */

/** Quick replies of one store. */
export const QUICK_REPLIES_MAX = 50;
/** Characters of a shortcut. */
export const SHORTCUT_MAX = 40;

/** The shortcut's own characters: one line, without the sign that begins it. */
export const SHORTCUT = /^[^/\n\r\t]+$/;

/** What the places of a reply stand for in one conversation; null where it is not known. */
export interface ReplyFacts {
  /** The other party's first name. */
  readonly name: string | null;
  /** The number of the order that is talked of. */
  readonly order: string | null;
  /** The name of the item that is talked of. */
  readonly item: string | null;
}

const PLACE = /\{(name|order|item)\}/g;

/**
 * A reply with its places filled. A place of something unknown stays, so that its writer sees it
 * before it is sent.
 * @example fillReply('Hola, {name}', { name: 'Ana', order: null, item: null }) // 'Hola, Ana'
 */
export function fillReply(text: string, facts: ReplyFacts): string {
  return text.replaceAll(PLACE, (place, name: keyof ReplyFacts) => facts[name] ?? place);
}

/** Where the first place of a text stands that is not filled; undefined for none. */
export function openPlace(text: string): readonly [number, number] | undefined {
  const at = text.search(PLACE);
  const [place] = at < 0 ? [] : (text.slice(at).match(PLACE) ?? []);
  return place === undefined ? undefined : [at, at + place.length];
}

/** A message, as far as a reply may name what it is about. */
interface About {
  readonly links: readonly { readonly kind: string; readonly label: string }[];
}

/**
 * What a reply may name in a conversation: what the next message is about, else what was talked of
 * last.
 * @param messages the oldest first
 */
export function replyFacts(
  peerName: string,
  messages: readonly About[],
  about: { readonly tag: string; readonly label: string } | null,
): ReplyFacts {
  const links = messages.flatMap((message) => message.links);
  const isAboutOrder = about?.tag.startsWith('order:');
  const isItem = (kind: string) => kind !== 'order' && kind !== 'page';
  const order = isAboutOrder ? about : links.findLast(({ kind }) => kind === 'order');
  const item = about && !isAboutOrder ? about : links.findLast(({ kind }) => isItem(kind));
  return {
    name: peerName.trim().split(/\s+/)[0] || null,
    order: order?.label ?? null,
    item: item?.label ?? null,
  };
}

/** What is typed after `/`, where a draft begins with it and goes no further than a shortcut. */
export function typedShortcut(draft: string): string | undefined {
  if (!draft.startsWith('/') || draft.length > SHORTCUT_MAX + 1) return undefined;
  const typed = draft.slice(1);
  return typed.includes('\n') ? undefined : typed;
}

/** The replies that what is typed may mean: by shortcut first, then by their words. */
export function matchingReplies<T extends { readonly shortcut: string; readonly text: string }>(
  replies: readonly T[],
  typed: string,
): T[] {
  const word = fold(typed.trim());
  if (word === '') return [...replies];
  const starts = replies.filter(({ shortcut }) => fold(shortcut).startsWith(word));
  const within = replies.filter(
    (one) => !starts.includes(one) && fold(`${one.shortcut}\n${one.text}`).includes(word),
  );
  return [...starts, ...within];
}
