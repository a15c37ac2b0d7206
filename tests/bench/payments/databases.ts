/** Databases that count their round trips, leave postings out, or keep the batches of orders instead of writing them. */
import type { Bindings } from '../../../edge/env.ts';
import type { Mode } from './paths.ts';

/** A statement as it was prepared. */
interface Prepared {
  readonly text: string;
  readonly params: readonly unknown[];
}

/** The batches of orders that were kept, by the checkout that they name. */
const kept = new Map<string, readonly Prepared[]>();
let mode: Mode = 'whole';
let trips = 0;

export function setMode(next: Mode): void {
  mode = next;
}

/** The round trips since the last call. */
export function takeTrips(): number {
  const taken = trips;
  trips = 0;
  return taken;
}

/** The product's bindings, with such databases. */
export function watched(near: Bindings): Bindings {
  const entries = Object.entries(near).map(([name, binding]) => [
    name,
    isDatabase(binding) ? watchedDatabase(binding) : (binding as unknown),
  ]);
  return Object.fromEntries(entries) as Bindings;
}

/** Writes the batch that was kept of a checkout's order; false where none was. */
export async function writeKept(database: D1Database, checkout: string): Promise<boolean> {
  const batch = kept.get(checkout);
  if (!batch) return false;
  kept.delete(checkout);
  await database.batch(batch.map((one) => prepare(database, one)));
  return true;
}

function isDatabase(binding: unknown): binding is D1Database {
  return typeof binding === 'object' && binding !== null && 'withSession' in binding;
}

function prepare(database: D1Database, { text, params }: Prepared): D1PreparedStatement {
  const prepared = database.prepare(text);
  return params.length > 0 ? prepared.bind(...params) : prepared;
}

function watchedDatabase(database: D1Database): D1Database {
  const statement = (text: string, params: readonly unknown[]): unknown => ({
    text,
    params,
    bind: (...given: unknown[]) => statement(text, given),
    ...Object.fromEntries(
      (['all', 'run'] as const).map((way) => [
        way,
        () => {
          trips += 1;
          return prepare(database, { text, params })[way]();
        },
      ]),
    ),
  });
  const watching = {
    prepare: (text: string) => statement(text, []),
    async batch(statements: readonly Prepared[]) {
      trips += 1;
      if (mode === 'keep-orders' && statements.some(({ text }) => isOf(text, 'purchase_order'))) {
        keep(statements);
        throw new Error('the batch of an order is kept');
      }
      const told =
        mode === 'without-ledger'
          ? statements.filter(({ text }) => !isOf(text, 'ledger_posting'))
          : statements;
      return database.batch(told.map((one) => prepare(database, one)));
    },
  };
  return new Proxy(database, {
    get(target, name) {
      if (name in watching) return watching[name as keyof typeof watching];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

const isOf = (text: string, table: string) => new RegExp(`^\\s*INSERT INTO ${table}\\s`).test(text);

const CHECKOUT = /co_[0-9a-z]{26}/;

function keep(statements: readonly Prepared[]): void {
  const checkout = CHECKOUT.exec(JSON.stringify(statements.map(({ params }) => params)))?.[0];
  if (checkout !== undefined) kept.set(checkout, statements);
}
