/** What holds for the texts that a store's chat says by itself, on both sides of a call. */

/** Characters of a greeting, and of the text for when the store is closed. */
export const CHAT_SAYS_MAX = 500;
/** Questions of one store, and the characters of one and of its answer. */
export const QUESTIONS_MAX = 20;
export const QUESTION_MAX = 200;
export const ANSWER_MAX = 1_500;

/**
 * What the chat says by itself: the away text while the store is closed, where it has one; else its greeting.
 * @param isOpen null for a store that says no hours
 * @returns empty for nothing
 */
export function chatSays(
  { greeting, away }: { readonly greeting: string; readonly away: string },
  isOpen: boolean | null,
): string {
  return isOpen === false && away !== '' ? away : greeting;
}
