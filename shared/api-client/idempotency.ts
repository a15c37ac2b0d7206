import type { ApiError } from './call.ts';
import { newIdempotencyKey } from './key.ts';

/** Failures that leave open whether the action was done. */
const UNDECIDED = new Set<ApiError['code']>([
  'network_failed',
  'timed_out',
  'internal_error',
  'storage_full',
  'upstream_failed',
  'upstream_timeout',
  'idempotency_in_progress',
]);

/** True when a call may have been done although it failed: trying again needs the same key. */
function isUndecided(error: ApiError): boolean {
  return UNDECIDED.has(error.code);
}

export interface ActionKey {
  /** The key for this content: the same until the content changes or the action is settled. */
  for(content: unknown): string;
  /** Records how the call ended: after a decided failure the next try is a new action. */
  settle(error?: ApiError): void;
}

/**
 * Keeps the key of one action of a person (a button) over their repeated tries.
 * @param make gives new keys; for tests
 * @example
 * const key = actionKey();
 * const placed = await placeOrder(api, body, { key: key.for(body) });
 * key.settle(placed.ok ? undefined : placed.error);
 */
export function actionKey(make: () => string = newIdempotencyKey): ActionKey {
  let key: string | undefined;
  let kept: string | undefined;
  return {
    for(content) {
      const text = JSON.stringify(content);
      if (key === undefined || text !== kept) key = make();
      kept = text;
      return key;
    },
    settle(error) {
      if (!error || !isUndecided(error)) key = undefined;
    },
  };
}
