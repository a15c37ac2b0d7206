import type { ErrorCode } from '../../shared/contracts/errors.ts';

/** Failures that any call can answer. */
export const GENERAL_FAILURES: readonly ErrorCode[] = [
  'invalid_request',
  'store_not_found',
  'internal_error',
];

/** Failures that any call that changes something can answer besides. */
export const UNSAFE_FAILURES: readonly ErrorCode[] = [
  'not_json',
  'origin_refused',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_idempotency_key',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'storage_full',
];
