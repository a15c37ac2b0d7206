import type { SqlStorage } from '@cloudflare/workers-types';
import type { WireCard, WireDecline, WireRefund, WireStatus } from '../wire.ts';
import type { Behaviour } from '../test-cards.ts';
import { AUTHORIZATIONS_SCHEMA } from './authorizing.ts';
import { BALANCE_SCHEMA } from './balance.ts';
import { DISPUTES_SCHEMA } from './disputes-schema.ts';
import { METHODS_SCHEMA } from './methods-schema.ts';

/**
 * Times are milliseconds since the epoch. A card's number is not stored: its behaviour stands for
 * it.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS tokens (
  id TEXT PRIMARY KEY,
  brand TEXT NOT NULL, last4 TEXT NOT NULL, bank TEXT, card_type TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1))
);
CREATE TABLE IF NOT EXISTS charges (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('approved', 'declined', 'requires_action', 'pending')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  currency TEXT NOT NULL,
  decline_code TEXT,
  brand TEXT NOT NULL, last4 TEXT NOT NULL, bank TEXT, card_type TEXT NOT NULL,
  behaviour TEXT NOT NULL,
  return_url TEXT NOT NULL,
  origin TEXT NOT NULL,
  challenge_key TEXT NOT NULL,
  description TEXT, metadata TEXT, locale TEXT,
  settle_at INTEGER,
  sequence INTEGER NOT NULL DEFAULT 0,
  created INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS charges_due ON charges (settle_at) WHERE settle_at IS NOT NULL;
CREATE TABLE IF NOT EXISTS refunds (
  id TEXT PRIMARY KEY,
  charge_id TEXT NOT NULL REFERENCES charges (id),
  status TEXT NOT NULL CHECK (status IN ('success', 'failed', 'pending')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  settle_at INTEGER,
  created INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS refunds_of ON refunds (charge_id);
CREATE TABLE IF NOT EXISTS answers (
  key TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  status INTEGER,
  body TEXT,
  created INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS deliveries (
  id INTEGER PRIMARY KEY,
  charge_id TEXT NOT NULL,
  event_id TEXT NOT NULL,
  body TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'abandoned'))
);
CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (due_at) WHERE state = 'waiting';
`;

/** Creates missing tables; safe to run at every start. */
export function migrate(sql: SqlStorage): void {
  sql.exec(SCHEMA + BALANCE_SCHEMA + METHODS_SCHEMA + AUTHORIZATIONS_SCHEMA + DISPUTES_SCHEMA);
}

type CardColumns = {
  brand: WireCard['brand'];
  last4: string;
  bank: string | null;
  card_type: WireCard['type'];
};

export type TokenRow = CardColumns & {
  id: string;
  behaviour: Behaviour;
  expires_at: number;
  used: 0 | 1;
};

export type ChargeRow = CardColumns & {
  id: string;
  reference: string;
  status: WireStatus;
  amount: number;
  /** Sum of the refunds that went through. */
  refunded: number;
  currency: string;
  decline_code: WireDecline | null;
  behaviour: Behaviour;
  return_url: string;
  origin: string;
  challenge_key: string;
  description: string | null;
  metadata: string | null;
  locale: string | null;
  settle_at: number | null;
  sequence: number;
  created: number;
  /** JSON: the card that is kept under an id, as `WireMethod`; null where a token was charged. */
  method: string | null;
  /** JSON: how it stands where it is authorised first; null where it is charged at once. */
  later: string | null;
};

export type RefundRow = {
  id: string;
  charge_id: string;
  status: WireRefund['status'];
  amount: number;
  settle_at: number | null;
  created: number;
};

/** An id of the provider: the prefix names its kind, 122 random bits make it unguessable. */
export function newProviderId(prefix: 'tok' | 'pm' | 'cus' | 'ch' | 're' | 'evt' | 'key'): string {
  return `${prefix}_${crypto.randomUUID().replaceAll('-', '')}`;
}
