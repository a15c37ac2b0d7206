import type { AccountCode, PaymentAccount } from '../../../shared/contracts/payment-accounts.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isCourierCode } from '../../../shared/rules/courier-codes.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { CellScope, RequestScope } from '../../unit-of-work/scope.ts';
import { seal, unseal, type SealKey } from '../../unit-of-work/seal.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import * as statements from './account-statements.ts';
import type { AccountRow } from './account-statements.ts';

type Open = CellScope['ports']['payments']['open'];
type Keys = NonNullable<Parameters<Open>[1]>;
type PaymentProvider = NonNullable<ReturnType<Open>>;

const USE = 'payment keys';
/** What a provider or a courier that is out of order is said to be. */
const DOWN = ['provider_unavailable', 'courier_unavailable'] as const;
const ownerOf = (storeId: string, code: AccountCode) => `${storeId}/${code}`;

/** Whose account takes each way to pay, and asks each courier, that has an adapter. */
export async function listAccounts(
  scope: RequestScope,
): Promise<Result<{ results: PaymentAccount[] }, Failure>> {
  const rows = await scope.cell.read(statements.listAccounts(scope.tenant.storeId));
  const { payments, couriers } = scope.ports;
  const results = [...payments.known, ...(couriers?.known ?? [])].map((code) =>
    toAccount(
      scope,
      code,
      rows.find((row) => row.code === code),
    ),
  );
  return ok({ results: await Promise.all(results) });
}

/** Seals a store's keys. They have to be all that the adapter needs, and no others. */
export async function setAccount(
  scope: RequestScope,
  code: AccountCode,
  { keys, version }: { readonly keys: Keys; readonly version?: number | undefined },
): Promise<Result<Change<PaymentAccount>, Failure>> {
  const { storeId } = scope.tenant;
  const adapter = adapterOf(scope, code);
  if (!adapter) return fail({ code: 'payment_type_not_available', field: 'code' });
  const names = adapter.keys;
  const missing = names.find((name) => !keys[name]);
  const odd = Object.keys(keys).find((name) => !names.includes(name));
  if (missing ?? odd)
    return fail({ code: 'payment_keys_incomplete', field: `keys.${missing ?? odd}` });
  const now = scope.ports.clock.now();
  const [row, store] = await Promise.all([
    scope.cell.first(statements.findAccount(storeId, code)),
    scope.cell.first(statements.findCountry(storeId)),
  ]);
  const wrong = adapter.faultOf?.(keys, store?.country ?? '');
  if (wrong !== undefined) {
    const wrongCode = isCourierCode(code) ? 'courier_carriers_invalid' : 'bank_account_invalid';
    return fail({ code: wrongCode, field: `keys.${wrong}` });
  }
  const before = version ?? row?.version ?? 0;
  const sealed = await sealAccount(scope.env, storeId, code, keys);
  const after = { store_id: storeId, code, sealed, is_used: 1, version: before + 1 };
  const isReplaced = row?.is_used === 1;
  // Only that there are keys, and by which names: never the keys.
  const entry = await traceOf(scope, {
    subject: 'provider_keys',
    subjectId: code,
    named: { provider: code },
    before: isReplaced ? { key_replaced: false } : null,
    after: isReplaced ? { key_replaced: true } : { key_names: [...names] },
  });
  return ok({
    answer: await toAccount(scope, code, { ...after, test: null, tested_at: null }),
    statements: [
      assertThat(statements.hasVersion(storeId, code, before)),
      statements.putAccount(after, now),
      ...entry,
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'edited_meanwhile',
    }),
  });
}

/** The keys of a store's account, as its row keeps them. */
export function sealAccount(
  key: SealKey,
  storeId: string,
  code: AccountCode,
  keys: Keys,
): Promise<string> {
  return seal(key, { use: USE, owner: ownerOf(storeId, code) }, JSON.stringify(keys));
}

/** Takes a store's keys out of use. Undo: set them again. */
export async function dropAccount(
  scope: RequestScope,
  code: AccountCode,
  version: number | undefined,
): Promise<Result<Change<PaymentAccount>, Failure>> {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(statements.findAccount(storeId, code));
  if (row?.is_used !== 1) return fail({ code: 'payment_account_not_found' });
  const now = scope.ports.clock.now();
  const before = version ?? row.version;
  const entry = await traceOf(scope, {
    subject: 'provider_keys',
    subjectId: code,
    named: { provider: code },
    before: { key_names: [...(adapterOf(scope, code)?.keys ?? [])] },
    after: null,
  });
  return ok({
    answer: await toAccount(scope, code, { ...row, is_used: 0, version: before + 1 }),
    statements: [
      assertThat(statements.hasVersion(storeId, code, before)),
      statements.dropAccount(storeId, code, now),
      ...entry,
    ],
    refused: async ({ kind }) => ({
      code: kind === 'unique' ? 'idempotency_in_progress' : 'edited_meanwhile',
    }),
  });
}

/** Asks the provider whether it takes the store's keys, and notes its answer. */
export async function testAccount(
  scope: RequestScope,
  code: AccountCode,
): Promise<Result<PaymentAccount, Failure>> {
  const row = await scope.cell.first(statements.findAccount(scope.tenant.storeId, code));
  if (row?.is_used !== 1) return fail({ code: 'payment_account_not_found' });
  const keys = await keysOf(scope.env, row);
  const checked = keys && (await openWith(scope, code, keys)?.check());
  const isDown = checked?.ok === false && DOWN.some((one) => one === checked.error.code);
  const test = checked?.ok ? 'passed' : isDown ? 'unreachable' : 'refused';
  const tested_at = scope.ports.clock.now();
  await scope.cell.write([statements.noteTest({ ...row, test }, tested_at)]);
  return ok(await toAccount(scope, code, { ...row, test, tested_at }));
}

/**
 * The provider with the keys of an account.
 * @param account a store's id, or `platform`
 * @returns undefined where there are no keys, or they can be opened no more
 */
export async function providerWith(
  work: CellScope,
  account: string,
  code: PaymentCode,
): Promise<PaymentProvider | undefined> {
  if (account === statements.PLATFORM) return work.ports.payments.open(code);
  const row = await work.cell.first(statements.findAccount(account, code));
  const keys = row && (await keysOf(work.env, row));
  return keys && work.ports.payments.open(code, keys);
}

/**
 * The codes that an account takes without moving money.
 * @param account a store's id; where it has no keys of its own in use, the platform's count
 */
export async function readTestCodes(work: CellScope, account: string): Promise<PaymentCode[]> {
  const { payments } = work.ports;
  const rows = await work.cell.read(statements.listAccounts(account));
  const used = rows.filter(({ is_used: isUsed }) => isUsed === 1);
  const isTest = await Promise.all(
    payments.known.map(async (code) => {
      const row = used.find((one) => one.code === code);
      const keys = row && (await keysOf(work.env, row));
      if (row) return keys !== undefined && payments.isTest(code, keys);
      return payments.own.includes(code) && payments.isTest(code);
    }),
  );
  return payments.known.filter((_code, index) => isTest[index]);
}

/** The adapter of a way to pay, or of a courier. */
function adapterOf({ ports }: Pick<CellScope, 'ports'>, code: AccountCode) {
  return isCourierCode(code) ? ports.couriers?.adapterOf(code) : ports.payments.adapterOf(code);
}

/** The provider or the courier of a code, with keys. */
function openWith({ ports }: Pick<CellScope, 'ports'>, code: AccountCode, keys: Keys) {
  return isCourierCode(code) ? ports.couriers?.open(code, keys) : ports.payments.open(code, keys);
}

/** The keys of an account's row; undefined where they can be opened no more. */
export async function keysOf(env: CellScope['env'], row: AccountRow): Promise<Keys | undefined> {
  const owner = ownerOf(row.store_id, row.code);
  const keys = await unseal(env, { use: USE, owner }, row.sealed);
  return keys === undefined ? undefined : (JSON.parse(keys) as Keys);
}

/** An account as its owner sees it: nothing of it leads back to a key that is a secret. */
async function toAccount(
  scope: RequestScope,
  code: AccountCode,
  row: AccountRow | undefined,
): Promise<PaymentAccount> {
  const isOwn = row?.is_used === 1;
  const { env, ports, tenant } = scope;
  const own: readonly string[] = [...ports.payments.own, ...(ports.couriers?.own ?? [])];
  const isPlatform = own.includes(code);
  const { keys = [], plain = [], isSilent = false } = adapterOf(scope, code) ?? {};
  const known = isOwn && plain.length > 0 ? await keysOf(env, row) : undefined;
  return {
    code,
    keys: [...keys],
    plain: Object.fromEntries(plain.map((name) => [name, known?.[name] ?? ''])),
    has_provider: plain.length < keys.length,
    takes: isOwn ? 'store' : isPlatform ? 'platform' : 'nobody',
    test: isOwn ? row.test : null,
    tested_at: isOwn && row.tested_at !== null ? new Date(row.tested_at).toISOString() : null,
    webhook_url: isSilent
      ? null
      : `${tenant.origin}${tenant.base}/api/${isCourierCode(code) ? 'courier/events' : 'payment/webhooks'}/${code}`,
    version: row?.version ?? 0,
  };
}
