import type {
  AccountCode,
  AccountMode,
  PaymentAccount,
} from '../../../shared/contracts/payment-accounts.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isCourierCode } from '../../../shared/rules/courier-codes.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { testCodesOf } from '../../../shared/rules/test-keys.ts';
import { assertThat } from '../../db/sql.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { CellScope, RequestScope } from '../../unit-of-work/scope.ts';
import { seal, unseal, type SealKey } from '../../unit-of-work/seal.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import * as statements from './account-statements.ts';
import type { AccountKey, AccountRow } from './account-statements.ts';

type Open = CellScope['ports']['payments']['open'];
type Keys = NonNullable<Parameters<Open>[1]>;
type PaymentProvider = NonNullable<ReturnType<Open>>;

const USE = 'payment keys';
/** What a provider or a courier that is out of order is said to be. */
const DOWN = ['provider_unavailable', 'courier_unavailable'] as const;
const ownerOf = ({ storeId, code, mode }: AccountKey) =>
  `${storeId}/${code}${mode === 'test' ? '/test' : ''}`;

/**
 * Whose account takes each way to pay, and asks each courier, that has an adapter. Of tests only the ways to
 * pay whose provider can be asked.
 */
export async function listAccounts(
  scope: RequestScope,
  mode: AccountMode = 'live',
): Promise<Result<{ results: PaymentAccount[] }, Failure>> {
  const rows = await scope.cell.read(statements.listAccounts(scope.tenant.storeId, mode));
  const { payments, couriers } = scope.ports;
  const codes =
    mode === 'test'
      ? payments.known.filter((code) => hasProvider(payments.adapterOf(code)))
      : [...payments.known, ...(couriers?.known ?? [])];
  const results = codes.map((code) =>
    toAccount(
      scope,
      { code, mode },
      rows.find((row) => row.code === code),
    ),
  );
  return ok({ results: await Promise.all(results) });
}

/**
 * Seals a store's keys. They have to be all that the adapter needs, and no others; those of tests have to be
 * a provider's test keys.
 */
export async function setAccount(
  scope: RequestScope,
  code: AccountCode,
  {
    keys,
    version,
    mode = 'live',
  }: {
    readonly keys: Keys;
    readonly version?: number | undefined;
    readonly mode?: AccountMode | undefined;
  },
): Promise<Result<Change<PaymentAccount>, Failure>> {
  const { storeId } = scope.tenant;
  const key = { storeId, code, mode };
  const adapter = adapterOf(scope, code);
  if (!adapter || (mode === 'test' && (isCourierCode(code) || !hasProvider(adapter))))
    return fail({ code: 'payment_type_not_available', field: 'code' });
  const names = adapter.keys;
  const missing = names.find((name) => !keys[name]);
  const odd = Object.keys(keys).find((name) => !names.includes(name));
  if (missing ?? odd)
    return fail({ code: 'payment_keys_incomplete', field: `keys.${missing ?? odd}` });
  if (mode === 'test' && !isTestKeys(scope, code, keys))
    return fail({ code: 'test_keys_required', field: 'keys' });
  const now = scope.ports.clock.now();
  const [row, store] = await Promise.all([
    scope.cell.first(statements.findAccount(storeId, code, mode)),
    scope.cell.first(statements.findCountry(storeId)),
  ]);
  const wrong = adapter.faultOf?.(keys, store?.country ?? '');
  if (wrong !== undefined) {
    const wrongCode = isCourierCode(code) ? 'courier_carriers_invalid' : 'bank_account_invalid';
    return fail({ code: wrongCode, field: `keys.${wrong}` });
  }
  const before = version ?? row?.version ?? 0;
  const sealed = await sealKeys(scope.env, key, keys);
  const after = { store_id: storeId, code, sealed, is_used: 1, version: before + 1 };
  const isReplaced = row?.is_used === 1;
  // Only that there are keys, and by which names: never the keys.
  const entry = await traceOf(scope, {
    subject: 'provider_keys',
    subjectId: code,
    named: named(key),
    before: isReplaced ? { key_replaced: false } : null,
    after: isReplaced ? { key_replaced: true } : { key_names: [...names] },
  });
  return ok({
    answer: await toAccount(scope, key, { ...after, test: null, tested_at: null }),
    statements: [
      assertThat(statements.hasVersion(key, before)),
      statements.putAccount(key, sealed, now),
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
  return sealKeys(key, { storeId, code, mode: 'live' }, keys);
}

function sealKeys(key: SealKey, of: AccountKey, keys: Keys): Promise<string> {
  return seal(key, { use: USE, owner: ownerOf(of) }, JSON.stringify(keys));
}

/** What an entry of the history says of an account: whose keys, and whether they are those of tests. */
function named({ code, mode }: AccountKey) {
  return { provider: code, ...(mode === 'test' && { key_mode: mode }) };
}

/** Takes a store's keys out of use. Undo: set them again. */
export async function dropAccount(
  scope: RequestScope,
  code: AccountCode,
  {
    version,
    mode = 'live',
  }: { readonly version?: number | undefined; readonly mode?: AccountMode | undefined },
): Promise<Result<Change<PaymentAccount>, Failure>> {
  const { storeId } = scope.tenant;
  const key = { storeId, code, mode };
  const row = await scope.cell.first(statements.findAccount(storeId, code, mode));
  if (row?.is_used !== 1) return fail({ code: 'payment_account_not_found' });
  const now = scope.ports.clock.now();
  const before = version ?? row.version;
  const entry = await traceOf(scope, {
    subject: 'provider_keys',
    subjectId: code,
    named: named(key),
    before: { key_names: [...(adapterOf(scope, code)?.keys ?? [])] },
    after: null,
  });
  return ok({
    answer: await toAccount(scope, key, { ...row, is_used: 0, version: before + 1 }),
    statements: [
      assertThat(statements.hasVersion(key, before)),
      statements.dropAccount(key, now),
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
  mode: AccountMode = 'live',
): Promise<Result<PaymentAccount, Failure>> {
  const { storeId } = scope.tenant;
  const key = { storeId, code, mode };
  const row = await scope.cell.first(statements.findAccount(storeId, code, mode));
  if (row?.is_used !== 1) return fail({ code: 'payment_account_not_found' });
  const keys = await keysOf(scope.env, row, mode);
  const checked = keys && (await openWith(scope, code, keys)?.check());
  const isDown = checked?.ok === false && DOWN.some((one) => one === checked.error.code);
  const test = checked?.ok ? 'passed' : isDown ? 'unreachable' : 'refused';
  const tested_at = scope.ports.clock.now();
  await scope.cell.write([statements.noteTest(key, { ...row, test }, tested_at)]);
  return ok(await toAccount(scope, key, { ...row, test, tested_at }));
}

/**
 * The provider with the keys of an account.
 * @param account a store's id, `platform`, or the name of a store's account for tests
 * @returns undefined where there are no keys, they can be opened no more, or they are for tests no more
 */
export async function providerWith(
  work: CellScope,
  account: string,
  code: PaymentCode,
): Promise<PaymentProvider | undefined> {
  if (account === statements.PLATFORM) return work.ports.payments.open(code);
  const tests = statements.storeOfTests(account);
  const mode = tests === undefined ? 'live' : 'test';
  const row = await work.cell.first(statements.findAccount(tests ?? account, code, mode));
  const keys = row && (await keysOf(work.env, row, mode));
  if (!keys || (mode === 'test' && !work.ports.payments.isTest(code, keys))) return undefined;
  return work.ports.payments.open(code, keys);
}

/** The codes by which a store's tests are paid: those of its keys for tests, and of the platform's sandbox. */
export async function readCodesForTests(work: CellScope, storeId: string): Promise<PaymentCode[]> {
  const rows = await work.cell.read(statements.listAccounts(storeId, 'test'));
  const used = rows.filter(({ is_used: isUsed }) => isUsed === 1).map(({ code }) => code);
  return testCodesOf(work.ports.payments, used);
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

/** True for keys by which no money moves. */
function isTestKeys({ ports }: Pick<CellScope, 'ports'>, code: AccountCode, keys?: Keys): boolean {
  return !isCourierCode(code) && ports.payments.isTest(code, keys);
}

/** True for an adapter with a secret: there is a provider that can be asked. */
function hasProvider(
  adapter: { readonly keys: readonly string[]; readonly plain?: readonly string[] } | undefined,
) {
  return (adapter?.plain ?? []).length < (adapter?.keys ?? []).length;
}

/** The keys of an account's row; undefined where they can be opened no more. */
export async function keysOf(
  env: CellScope['env'],
  row: AccountRow,
  mode: AccountMode = 'live',
): Promise<Keys | undefined> {
  const owner = ownerOf({ storeId: row.store_id, code: row.code, mode });
  const keys = await unseal(env, { use: USE, owner }, row.sealed);
  return keys === undefined ? undefined : (JSON.parse(keys) as Keys);
}

/** An account as its owner sees it: nothing of it leads back to a key that is a secret. */
async function toAccount(
  scope: RequestScope,
  { code, mode }: Pick<AccountKey, 'code' | 'mode'>,
  row: AccountRow | undefined,
): Promise<PaymentAccount> {
  const isOwn = row?.is_used === 1;
  const { env, ports, tenant } = scope;
  const own: readonly string[] = [...ports.payments.own, ...(ports.couriers?.own ?? [])];
  const isPlatform = own.includes(code) && (mode === 'live' || isTestKeys(scope, code));
  const adapter = adapterOf(scope, code);
  const { keys = [], plain = [], isSilent = false } = adapter ?? {};
  const known = isOwn && plain.length > 0 ? await keysOf(env, row, mode) : undefined;
  return {
    code,
    keys: [...keys],
    plain: Object.fromEntries(plain.map((name) => [name, known?.[name] ?? ''])),
    has_provider: hasProvider(adapter),
    takes: isOwn ? 'store' : isPlatform ? 'platform' : 'nobody',
    test: isOwn ? row.test : null,
    tested_at: isOwn && row.tested_at !== null ? new Date(row.tested_at).toISOString() : null,
    webhook_url: isSilent
      ? null
      : `${tenant.origin}${tenant.base}/api/${isCourierCode(code) ? 'courier/events' : 'payment/webhooks'}/${code}`,
    version: row?.version ?? 0,
  };
}
