/**
 * Young parts of 16 MB each half, V8's own maximum, from the start. workerd here holds some thirty
 * isolates: the workers, and two or three for each local stand-in (databases, cache, queue). Left to
 * itself each would grow and shrink its own as it is busy, and memory would go up and down by a tenth.
 * Smaller ones cost a request a third more CPU (decision 0010).
 */
const V8_FLAGS = '--min-semi-space-size=16 --max-semi-space-size=16';

/** Where Miniflare looks for workerd's V8 flags when it starts it; it has no option for them. */
export const V8_VARIABLE = 'MINIFLARE_WORKERD_V8_FLAGS';

/** What workerd says at each start with flags, since its compiled code was kept without: it costs some ms. */
export const FLAGS_NOTICE = 'per-isolate bootstrap compile cache failed its compatibility check';

/** Has every isolate that this process starts begin at the size that it works at; flags that are given win. */
export function boundHeaps(environment: NodeJS.ProcessEnv = process.env): void {
  environment[V8_VARIABLE] ||= V8_FLAGS;
}
