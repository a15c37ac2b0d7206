import type { AlertDevice } from '../../../shared/contracts/alert-devices.ts';

/** A device of a sample account. */
export function device(more: Partial<AlertDevice> = {}): AlertDevice {
  return {
    id: 'dv_a',
    host: 'moda.test',
    device: 'Mozilla/5.0 (Linux; Android 14) Chrome/150.0 Safari/537.36',
    created_at: '2026-11-20T12:00:00.000Z',
    is_current: false,
    ...more,
  };
}
