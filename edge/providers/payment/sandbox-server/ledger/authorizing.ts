import type { SqlStorage } from '@cloudflare/workers-types';
import type { Settings } from '../settings.ts';
import type { Behaviour } from '../test-cards.ts';

const DAY_MS = 86_400_000;
/** How long an authorisation stands. */
const LASTS_MS = 7 * DAY_MS;

export const AUTHORIZATIONS_SCHEMA = `
CREATE TABLE IF NOT EXISTS authorizations (
  charge_id TEXT PRIMARY KEY REFERENCES charges (id),
  state TEXT NOT NULL DEFAULT 'standing' CHECK (state IN ('standing', 'captured', 'canceled')),
  captured INTEGER CHECK (captured > 0),
  ends_at INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS authorizations_due ON authorizations (ends_at) WHERE state = 'standing';
`;

/** Notes that a charge is authorised alone. */
export function authorizeAlone(
  sql: SqlStorage,
  charge: string,
  { behaviour, settings }: { readonly behaviour: Behaviour; readonly settings: Settings },
  now: number,
): void {
  const lasts = behaviour === 'authorization_short' ? settings.lateMs : LASTS_MS;
  sql.exec('INSERT INTO authorizations (charge_id, ends_at) VALUES (?, ?)', charge, now + lasts);
}
