import type { PasskeyView } from '../../../shared/contracts/passkeys.ts';
import type { SecurityView } from '../../../shared/contracts/security.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';

/** Samples for the tests of this fragment, as the edge answers them. */

export const env = pageEnv({ base: '/tienda/moda' });

/** A passkey that was never used. */
export function passkey(letter: string, given: Partial<PasskeyView> = {}): PasskeyView {
  return {
    id: `pk_${letter.repeat(26)}`,
    name: `Llave ${letter}`,
    host: 'moda.test',
    created_at: '2026-08-21T04:30:00.000Z',
    used_at: null,
    ...given,
  };
}

/** An account with a password alone, unless the test says otherwise. */
export function guards(given: Partial<SecurityView> = {}): SecurityView {
  return { passkeys: [], authenticator_since: null, recovery_codes_left: 0, ...given };
}
