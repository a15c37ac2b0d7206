const DAY_MS = 24 * 60 * 60_000;

/** What is said of something that is to go: a call of the API, an element, one of its attributes. */
export interface Deprecation {
  /** Day from which on nobody should begin to use it, YYYY-MM-DD. */
  readonly since: string;
  /** Day from which on it is gone, YYYY-MM-DD. */
  readonly until: string;
  /** What replaces it: the id of a call, the name of an element or of an attribute. */
  readonly use?: string;
}

/** An element that is to go. */
export interface EndingElement {
  /** Name of the custom element. */
  readonly element: string;
  readonly deprecated: Deprecation;
}

/** The days between the two that the platform promises at least. */
export const DEPRECATION_DAYS = 365;

/** Start of a day (UTC), in milliseconds; NaN for a text that names no day. */
export function startOfDay(day: string): number {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
}

/** Why nobody could plan by a deprecation; undefined for one that is right. */
export function faultOfDeprecation({ since, until }: Deprecation): string | undefined {
  const [start, end] = [startOfDay(since), startOfDay(until)];
  if (Number.isNaN(start) || Number.isNaN(end)) return 'a day is none';
  return end - start < DEPRECATION_DAYS * DAY_MS ? 'it ends within a year' : undefined;
}
