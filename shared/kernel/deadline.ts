/** What is thrown when a time is over. */
export class LateError extends Error {
  override readonly name = 'LateError';

  /** @param milliseconds how long was waited */
  constructor(milliseconds: number) {
    super(`late after ${milliseconds} ms`);
  }
}

/** The end of a time that one or several wait for. */
export interface Deadline {
  /** Rejects with a `LateError` when the time is over; for races. */
  readonly late: Promise<never>;
  /** Stops the clock: who started it does so once nobody waits any more. */
  readonly end: () => void;
}

/** Starts a time of so many milliseconds. */
export function startDeadline(milliseconds: number): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(milliseconds)), milliseconds);
  });
  // Nobody looks at it where all were in time.
  late.catch(() => undefined);
  return { late, end: () => clearTimeout(timer) };
}

/**
 * Waits for a promise, but not for ever; what it does after its time is not stopped, only not heard.
 * @throws what it rejects with, or a `LateError`
 */
export async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { late, end } = startDeadline(milliseconds);
  try {
    return await Promise.race([promise, late]);
  } finally {
    end();
  }
}
