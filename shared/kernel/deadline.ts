/** Thrown when a deadline passes. */
export class LateError extends Error {
  override readonly name = 'LateError';

  /** @param milliseconds length of the wait */
  constructor(milliseconds: number) {
    super(`late after ${milliseconds} ms`);
  }
}

/** A deadline that one or several promises are raced against. */
export interface Deadline {
  /** Rejects with a `LateError` when the time is over; for races. */
  readonly late: Promise<never>;
  /** Stops the timer; the caller of `startDeadline` does so when its wait is over. */
  readonly end: () => void;
}

/** Starts a deadline of so many milliseconds. */
export function startDeadline(milliseconds: number): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(milliseconds)), milliseconds);
  });
  // A rejection without a listener would be reported as an error where every promise was in time.
  late.catch(() => undefined);
  return { late, end: () => clearTimeout(timer) };
}

/**
 * Waits for a promise for a limited time; after it the promise goes on, but its result is ignored.
 * @throws the promise's own rejection, or a `LateError`
 */
export async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { late, end } = startDeadline(milliseconds);
  try {
    return await Promise.race([promise, late]);
  } finally {
    end();
  }
}
