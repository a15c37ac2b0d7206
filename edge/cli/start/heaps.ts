/**
 * What every isolate begins with, in MB. workerd here holds some thirty isolates: the workers, and
 * two or three for each local stand-in (databases, cache, queue). V8 would let the young part of each
 * grow to 16 and more, and collect the rest for the first time above 30, which for those that do
 * little is after tens of thousands of requests. Until then each holds on to what its requests had
 * outside of V8. So it took a third more memory, and went up and down by a tenth.
 */
const V8_FLAGS = '--max-semi-space-size=2 --initial-old-space-size=8';

/** Where Miniflare looks for workerd's V8 flags when it starts it; it has no option for them. */
export const V8_VARIABLE = 'MINIFLARE_WORKERD_V8_FLAGS';

/** What workerd says at each start with flags, since its compiled code was kept without: it costs some ms. */
export const FLAGS_NOTICE = 'per-isolate bootstrap compile cache failed its compatibility check';

/** Has every workerd that this process starts collect its garbage early; flags that are given win. */
export function boundHeaps(environment: NodeJS.ProcessEnv = process.env): void {
  environment[V8_VARIABLE] ||= V8_FLAGS;
}
