import { TEXT_MAX } from '../kernel/constants/limits.ts';

/**
 * Characters that no name needs: controls, and the marks that turn the direction of the text around
 * the name. A right-to-left name needs none of them.
 */
export const UNSEEN_MARKS = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** A name as it is kept: one form of each letter, one space between words, nothing unseen. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(UNSEEN_MARKS, ' ').replace(/\s+/gu, ' ').trim();
}

/**
 * Whether a tidied name may be a catalogue's: it has a visible character, and at most 150
 * characters, of which an emoji's parts count one each (spec [5]).
 */
export function isCatalogueName(name: string): boolean {
  const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
  return isSeen && Array.from(name).length <= TEXT_MAX.catalogueName;
}
