/** What parts words for the index: everything but letters and digits. */
const BETWEEN = /[^\p{L}\p{N}]+/u;

/**
 * The query of the index of messages: those that a mailbox may see, with words that begin with each of these.
 * @param words folded
 * @returns undefined where there is nothing to look for
 * @example textMatch('ac_1', ['fal']) // 'readers : "ac 1" AND folded : "fal" *'
 */
export function textMatch(mailbox: string, words: readonly string[]): string | undefined {
  const begins = words.flatMap((word) => word.split(BETWEEN)).filter((word) => word !== '');
  if (begins.length === 0) return undefined;
  const reader = mailbox.split(BETWEEN).join(' ');
  return [`readers : "${reader}"`, ...begins.map((word) => `folded : "${word}" *`)].join(' AND ');
}
