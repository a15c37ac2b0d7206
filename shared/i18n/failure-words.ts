import type { ErrorCode } from '../contracts/errors.ts';

/** What a message's words may need; every one of them may be missing. */
export type FailureValues = Readonly<Record<string, string | number>>;

/** One language's words for every failure of the API. */
export type FailureWords = Readonly<
  Record<ErrorCode, string | ((values: FailureValues) => string)>
>;

/** Puts the item's name before a message, where the failure knows it. */
export function named(message: string): (values: FailureValues) => string {
  return ({ name }) => (name === undefined ? message : `${name}: ${message}`);
}
