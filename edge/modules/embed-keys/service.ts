import type { z } from 'zod';
import type {
  changeEmbedKey,
  createEmbedKey,
  EmbedKey,
  EmbedKeyDetail,
} from '../../../shared/contracts/embed-keys.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  EMBED_DAYS,
  EMBED_FORMER_MS,
  EMBED_KEYS_MAX,
  isTestKey,
  originOf,
  TEST_KEY_PREFIX,
  type EmbedKeyState,
} from '../../../shared/rules/embed-keys.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { forgetKnown } from './known.ts';
import { keyView } from './mapper.ts';
import * as statements from './statements.ts';

type Wishes = z.output<(typeof changeEmbedKey)['body']>;
type NewWishes = z.output<(typeof createEmbedKey)['body']>;
type Changed = Promise<Result<Change<EmbedKey>, Failure>>;

const DAY_MS = 24 * 60 * 60 * 1000;
const GONE = () => Promise.resolve({ code: 'embed_key_not_found' } as const);

/** A day as figures name it, UTC. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function recently({ ports }: RequestScope) {
  const time = ports.clock.now() - EMBED_DAYS * DAY_MS;
  return { day: dayOf(time), time };
}

/** Reads the tenant's keys, the last one first. */
export async function readKeys(
  scope: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ results: EmbedKey[]; matches_estimated: number }> {
  const { storeId } = scope.tenant;
  const [rows, counted] = await Promise.all([
    scope.cell.read(statements.listKeys(storeId, recently(scope), page)),
    scope.cell.first(statements.countKeys(storeId)),
  ]);
  const now = scope.ports.clock.now();
  return { results: rows.map((row) => keyView(row, now)), matches_estimated: counted?.n ?? 0 };
}

/** Reads a key with its figures by day. */
export async function readKey(
  scope: RequestScope,
  id: string,
): Promise<Result<EmbedKeyDetail, Failure>> {
  const { storeId } = scope.tenant;
  const since = recently(scope);
  const [row, days, ordered] = await Promise.all([
    scope.cell.first(statements.findKey(storeId, id, since)),
    scope.cell.read(statements.listDays(storeId, id, since)),
    scope.cell.read(statements.listOrdered(storeId, id, since)),
  ]);
  if (!row) return fail({ code: 'embed_key_not_found' });
  return ok({ ...keyView(row, scope.ports.clock.now()), days, ordered });
}

/** Makes a key, for sales or for trials. */
export async function createKey(scope: RequestScope, wishes: NewWishes): Changed {
  const now = scope.ports.clock.now();
  const made = {
    ...rowOf(wishes),
    id: newId('embedKey'),
    public_key: newPublicKey(wishes.test),
    created_at: now,
  };
  const none = { former_until: null, views: 0, adds: 0, handoffs: 0, orders: 0 };
  const entry = await traceOf(scope, {
    subject: 'partner_key',
    subjectId: made.id,
    before: null,
    after: { ...wishesOf(made), test: wishes.test },
  });
  return ok({
    answer: keyView({ ...made, ...none, state: 'active' }, now),
    statements: [...statements.insertKey(scope.tenant.storeId, made), ...entry],
    refused: () =>
      Promise.resolve({ code: 'too_many_embed_keys', values: { max: EMBED_KEYS_MAX } } as const),
  });
}

/** Changes the wishes of a key; what stands in the partner's page stays. */
export function changeKey(scope: RequestScope, id: string, wishes: Wishes): Changed {
  const row = rowOf(wishes);
  return changed(scope, id, row, statements.changeKey(scope.tenant.storeId, id, row));
}

/** Replaces what stands in the partner's page; the old key counts for a day more. */
export async function rotateKey(scope: RequestScope, id: string): Changed {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(statements.findById(storeId, id));
  const fresh = newPublicKey(row !== undefined && isTestKey(row.public_key));
  const until = scope.ports.clock.now() + EMBED_FORMER_MS;
  return changed(
    scope,
    id,
    { public_key: fresh, former_until: until },
    statements.rotateKey(storeId, id, { fresh, until }),
  );
}

/** Pauses a key, or lets it count again. */
export function setKeyState(scope: RequestScope, id: string, state: EmbedKeyState): Changed {
  return changed(scope, id, { state }, statements.setState(scope.tenant.storeId, id, state));
}

async function changed(
  scope: RequestScope,
  id: string,
  change: Partial<statements.CountedRow>,
  made: Change<EmbedKey>['statements'],
): Changed {
  const row = await scope.cell.first(statements.findKey(scope.tenant.storeId, id, recently(scope)));
  if (!row) return fail({ code: 'embed_key_not_found' });
  const answer = keyView({ ...row, ...change }, scope.ports.clock.now());
  const committed = async () => forgetKnown(scope.tenant.storeId);
  const after = { ...row, ...change };
  const entry = await traceOf(scope, {
    subject: 'partner_key',
    subjectId: id,
    named: { partner: after.partner },
    before: { ...wishesOf(row), state: row.state, key_replaced: false },
    after: {
      ...wishesOf(after),
      state: after.state,
      key_replaced: after.public_key !== row.public_key,
    },
  });
  return ok({ answer, statements: [...made, ...entry], refused: GONE, committed });
}

/** What the history keeps of a key: its owner's wishes, never what stands in the partner's page. */
function wishesOf({ partner, origins, referral, campaign, per_minute }: statements.KeyWishes) {
  return { partner, origins: JSON.parse(origins) as string[], referral, campaign, per_minute };
}

function rowOf({ partner, origins, referral, campaign, per_minute }: Wishes) {
  const whole = new Set(origins.map((text) => originOf(text) ?? text));
  return {
    partner,
    origins: JSON.stringify([...whole]),
    referral: referral === '' ? null : referral,
    campaign: campaign === '' ? null : campaign,
    per_minute,
  };
}

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 24 random letters: nobody finds another store's key by trying. */
function newPublicKey(isTest: boolean): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return `${isTest ? TEST_KEY_PREFIX : 'pk_'}${Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}
