import { TEXT_MAX } from '../kernel/constants/limits.ts';
import { fold } from './fold.ts';

/** What holds for conversations, on both sides of a call (spec [3], [7], [9]). */

/** Messages that one account writes in a conversation in a minute. */
export const MESSAGES_A_MINUTE = 30;
/** Tags of one message. */
export const TAGS_MAX = 5;
/** Most characters of a tag: a page's holds its path. */
export const TAG_MAX = 240;
/** Pictures of one message. */
export const ATTACHMENTS_MAX = 5;
/** A picture that is attached and not sent goes after this, in ms. */
export const UNSENT_KEPT_MS = 24 * 60 * 60_000;
/** Messages that one read of the history gives. */
export const HISTORY_PAGE = 20;
/** The last messages about an order that its page shows. */
export const THREAD_SHOWN = 4;
/** Which of a store's conversations a list shows: by the member of staff who has taken them. */
export const takenFilters = ['all', 'mine', 'nobody'] as const;
export type TakenFilter = (typeof takenFilters)[number];
/** Messages that somebody who came back gets at once. */
export const RESUME_MAX = 100;
/** How long a message may wait unread before its reader gets one mail about it, in ms. */
export const MAIL_AFTER_MS = 15 * 60_000;
/** After how long a store is written once more about a customer without answer, in ms of its hours. */
export const MAIL_AGAIN_AFTER_MS = 4 * 60 * 60_000;
/** Words of such a search; the others are not looked at. */
const SEARCH_WORDS = 6;

const MARKUP = /<\/?[a-z!][^<>]*>/gi;

/** A text in one line, without markup: what a list or a notice shows of it. */
export function stripped(body: string): string {
  return body.replace(MARKUP, ' ').replace(/\s+/g, ' ').trim();
}

/** The first 50 characters of the stripped text, counted as a reader sees them. */
export function teaserOf(body: string): string {
  // A text that is markup and nothing else shows as it is: only a deleted one shows none.
  const text = stripped(body) || body.trim();
  if (text.length <= TEXT_MAX.teaser) return text;
  let teaser = '';
  let seen = 0;
  for (const { segment } of graphemes().segment(text)) {
    if (seen === TEXT_MAX.teaser) break;
    teaser += segment;
    seen += 1;
  }
  return teaser;
}

let splitter: Intl.Segmenter | undefined;
const graphemes = () => (splitter ??= new Intl.Segmenter('es', { granularity: 'grapheme' }));

/** A text that says something: it has a character that is neither a space nor a control. */
export function saysSomething(body: string): boolean {
  return /[^\s\p{C}]/u.test(body);
}

/**
 * The words that a search asks for, all of which a text has to contain: the spec's filter of
 * wildcard words joined by `and`.
 * @example searchWords('"ana*" and "falda*"') // ['ana', 'falda']
 */
export function searchWords(filter: string): string[] {
  return fold(filter)
    .split(/\s+(?:and\s+)?/)
    .map((word) => word.replaceAll(/["*]/g, ''))
    .filter((word) => word !== '')
    .slice(0, SEARCH_WORDS);
}

/** The two parties of a conversation, by their ids: accounts, or an account and a store. */
export type Parties = readonly [string, string];

/** True for a store's id, as a party. */
export function isStoreParty(id: string): boolean {
  return id.startsWith('st_');
}

/** The parties in the order in which every caller names them; undefined where they cannot talk. */
export function partiesOf(one: string, other: string): Parties | undefined {
  if (one === other || (isStoreParty(one) && isStoreParty(other))) return undefined;
  return one < other ? [one, other] : [other, one];
}

/** The party that is not this one. */
export function peerOf([one, other]: Parties, party: string): string {
  return party === one ? other : one;
}

/** Who may see a message: everybody where nobody is named. */
export function isVisibleTo(visibility: readonly string[], party: string): boolean {
  return visibility.length === 0 || visibility.includes(party);
}

/**
 * The parties that a message is for, in the one way that it is kept; undefined for parties that the
 * writer may not name. A note that only the writer's own side sees is a store's alone.
 */
export function visibilityOf(
  asked: readonly string[],
  writer: string,
  parties: Parties,
): string[] | undefined {
  const named = [...new Set(asked)];
  if (!named.every((id) => parties.includes(id))) return undefined;
  if (named.length === 0 || named.length === 2) return [];
  return named[0] === writer && isStoreParty(writer) ? named : undefined;
}

/** What an object knows when somebody writes. */
export interface Writing {
  /** Whether the reader is an account: a store is there to be written to. */
  readonly toAccount: boolean;
  /** Whether the reader has written before, or bought what the message is about. */
  readonly isKnown: boolean;
  /** Messages that the writer's side has written for both. */
  readonly written: number;
  /** Messages of this account in the last minute. */
  readonly inMinute: number;
  readonly isNote: boolean;
  readonly isBlocked: boolean;
}

/** Why a message is refused; undefined where it may be written. */
export function whyNotWritten(
  writing: Writing,
): 'conversation_blocked' | 'answer_awaited' | 'too_many_messages' | undefined {
  if (writing.inMinute >= MESSAGES_A_MINUTE) return 'too_many_messages';
  if (writing.isNote) return undefined;
  if (writing.isBlocked) return 'conversation_blocked';
  const isStranger = writing.toAccount && !writing.isKnown;
  return isStranger && writing.written > 0 ? 'answer_awaited' : undefined;
}

/** Messages that a report copies. */
export const REPORTED_MESSAGES = 20;
