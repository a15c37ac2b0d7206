import type { PasskeyView } from '../../../shared/contracts/passkeys.ts';
import type { SecurityView } from '../../../shared/contracts/security.ts';
import type { PasskeyRow } from './passkey-statements.ts';

/** A passkey as its person sees it, without its key and the authenticator's id. */
export function toPasskey(row: PasskeyRow): PasskeyView {
  return {
    id: row.id,
    name: row.name,
    host: row.rp_id,
    created_at: new Date(row.created_at).toISOString(),
    used_at: row.used_at === null ? null : new Date(row.used_at).toISOString(),
  };
}

export function toSecurity(
  passkeys: readonly PasskeyRow[],
  guards: { readonly confirmed_at: number | null; readonly codes_left: number } | undefined,
): SecurityView {
  const since = guards?.confirmed_at ?? null;
  return {
    passkeys: passkeys.map(toPasskey),
    authenticator_since: since === null ? null : new Date(since).toISOString(),
    recovery_codes_left: guards?.codes_left ?? 0,
  };
}
