/** The result of a function that can fail in a way its caller must handle; a bug throws instead. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Wraps a success. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps an expected failure. */
export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The value of a success. Throws for a failure: for callers that take a failure for a bug. */
export function orThrow<T>(result: Result<T, { readonly code: string }>): T {
  if (result.ok) return result.value;
  throw new Error(`an answer was expected, and the call failed: ${result.error.code}`);
}
