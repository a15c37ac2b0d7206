import type { BookAddress } from '../../../shared/contracts/addresses.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { Address } from '../../../shared/contracts/place-order.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import * as statements from './address-statements.ts';

/** An address as a caller gives it. */
type Given = Address & { readonly is_default: boolean };

type Changed<Answer> = Promise<Result<Change<Answer, 'directory'>, Failure>>;
type Done = Record<string, never>;
type Scope = Pick<RequestScope, 'directory' | 'ports' | 'visitor'>;

const GONE = () => Promise.resolve({ code: 'address_not_found' } as const);
const FULL = () => Promise.resolve({ code: 'too_many_addresses' } as const);

/** The addresses of an account, the one that fills checkouts first. */
export async function readAddresses(
  { directory }: Pick<RequestScope, 'directory'>,
  accountId: string,
): Promise<BookAddress[]> {
  const rows = await directory.read(statements.listAddresses(accountId));
  return rows.map((row, index) => ({
    ...(JSON.parse(row.address) as Address),
    id: row.id,
    is_default: index === 0,
  }));
}

/** Adds an address to an account's book. */
export async function addAddress(
  scope: Scope,
  accountId: string,
  { is_default: isDefault, ...address }: Given,
): Changed<BookAddress> {
  const before = await readAddresses(scope, accountId);
  const id = newId('address');
  return ok({
    answer: { ...address, id, is_default: isDefault || before.length === 0 },
    statements: statements.insertAddress(
      id,
      accountId,
      { address, isDefault },
      scope.ports.clock.now(),
    ),
    refused: FULL,
  });
}

/** Writes an address of the book anew. */
export async function changeAddress(
  scope: Scope,
  accountId: string,
  id: string,
  { is_default: isDefault, ...address }: Given,
): Changed<BookAddress> {
  const book = await readAddresses(scope, accountId);
  const was = book.find((one) => one.id === id);
  if (!was) return fail({ code: 'address_not_found' });
  const now = scope.ports.clock.now();
  return ok({
    answer: { ...address, id, is_default: isDefault || was.is_default },
    statements: [
      ...statements.updateAddress(accountId, id, address, now),
      ...(isDefault ? statements.chooseAddress(accountId, id, now) : []),
    ],
    refused: GONE,
  });
}

/** Puts an address first: checkouts come filled with it. */
export function chooseAddress({ ports }: Scope, accountId: string, id: string): Changed<Done> {
  const rows = statements.chooseAddress(accountId, id, ports.clock.now());
  return Promise.resolve(ok({ answer: {}, statements: rows, refused: GONE }));
}

/** Takes an address out of the book. */
export function removeAddress({ ports }: Scope, accountId: string, id: string): Changed<Done> {
  const rows = statements.removeAddress(accountId, id, ports.clock.now());
  return Promise.resolve(ok({ answer: {}, statements: rows, refused: GONE }));
}

/** Puts an address back that was taken out. */
export async function restoreAddress(
  { directory }: Scope,
  accountId: string,
  id: string,
): Changed<Done> {
  const removed = await directory.first(statements.findRemoved(accountId, id));
  if (!removed) return fail({ code: 'address_not_found' });
  return ok({
    answer: {},
    statements: statements.restoreAddress(accountId, id),
    refused: FULL,
  });
}
