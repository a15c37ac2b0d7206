/**
 * Mass assignment, without a server: every body that is written, crossed with the fields that are
 * not its sender's to say and with every column of every table.
 * tests/worker/roles/mass-assignment.test.ts shows that services get the parsed body alone.
 */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeTables, KINDS, openSchema } from '../../edge/cli/check/statements/schema.ts';
import type { AnySample } from '../../shared/contracts/contract.ts';
import { contracts, formCalls } from '../support/contracts.ts';
import { FORBIDDEN, PLANTED, planted } from '../support/planted.ts';
import { MAY_NAME } from '../worker/roles/who-may/index.ts';

/**
 * Columns that callers may name in any body: facts that a person says about themselves, their
 * choices, and the goods that they want. Any other column is refused in a new body, until it stands
 * here or, for one call, in `mayName` of its wing's `who-may` file.
 */
const SAID: ReadonlySet<string> = new Set(
  `full_name username email phone country description photo locale theme show_tour address contact
  note alias_domain slug amount lines supplier payment_type cart_id checkout_id`.split(/\s+/),
);

/** Proofs that a caller shows: secrets, the browser's keys, and where the visitor came from. */
const SHOWN: ReadonlySet<string> = new Set(
  'password code key transports referral campaign click_id'.split(' '),
);

/**
 * How many objects of a body take names that its schema does not list: data of a browser's
 * extensions about a key, of which nothing is stored; a delivery for each of several suppliers; and
 * the names that owners give to the attributes of variants.
 */
const OPEN: Readonly<Record<string, number>> = {
  'auth.passkey-add': 1,
  // A variant's attributes in both languages.
  'products-admin.create': 2,
  'products-admin.update': 2,
  'oauth.passkey': 1,
  'shopping-carts.form-deliveries': 1,
  'orders.form-create': 1,
  // Keys by the names that their adapter has; the call refuses any other name.
  'payment.account-set': 1,
};

interface Written {
  readonly id: string;
  readonly body: z.ZodType;
  readonly sample?: AnySample;
}

/** A provider's body is read whole, once its signature is verified. */
const writing: readonly Written[] = [
  ...contracts.filter(({ method, access }) => method !== 'get' && access !== 'webhook'),
  ...formCalls,
];
const byId = writing.map((call) => [call.id, call] as const);

const columns = KINDS.flatMap((kind) =>
  describeTables(openSchema(kind)).flatMap((table) => table.columns.map(({ name }) => name)),
);
const names = [...new Set([...Object.keys(FORBIDDEN), ...columns])];

interface Node {
  readonly properties?: Readonly<Record<string, Node>>;
  readonly additionalProperties?: unknown;
  readonly type?: unknown;
  readonly [key: string]: unknown;
}

/** Every object of a schema, however deep. */
function objectsOf(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.values(node).flatMap((one) => objectsOf(one));
  return 'properties' in node || (node as Node).type === 'object'
    ? [node as Node, ...below]
    : below;
}

const objects = (schema: z.ZodType, io: 'input' | 'output') =>
  objectsOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));

/** The names that a body lists in any of its objects. */
function listed(schema: z.ZodType): ReadonlySet<string> {
  const both = [...objects(schema, 'input'), ...objects(schema, 'output')];
  return new Set(both.flatMap(({ properties = {} }) => Object.keys(properties)));
}

test('the tables are read, and no exception outlives its call', () => {
  expect(names).toEqual(expect.arrayContaining(['store_id', 'proved_at', 'lease']));
  const ids = new Map(byId);
  for (const [id, meant] of Object.entries(MAY_NAME)) {
    const body = ids.get(id)?.body;
    expect([...listed(body ?? z.object({}))], id).toEqual(expect.arrayContaining([...meant]));
  }
  const everyName = new Set(writing.flatMap(({ body }) => [...listed(body)]));
  expect([...SAID, ...SHOWN].filter((name) => !everyName.has(name))).toEqual([]);
});

describe.each(byId)('%s', (id, { body, sample }) => {
  test('lists no field that is not its sender’s to say', () => {
    const meant = new Set(MAY_NAME[id]);
    const known = (name: string) => SAID.has(name) || SHOWN.has(name) || meant.has(name);
    const wrong = [...listed(body)].filter((name) => names.includes(name) && !known(name));
    expect(wrong).toEqual([]);
  });

  test('lets nothing through that it does not list', () => {
    const endless = objects(body, 'output').filter(
      ({ additionalProperties }) => additionalProperties !== false,
    );
    expect(endless).toHaveLength(OPEN[id] ?? 0);

    const own = listed(body);
    const foreign = names.filter((name) => !own.has(name));
    const parsed = body.safeParse(planted(sample?.body ?? {}, foreign));
    // Refused as a whole, or read without them.
    const carries = parsed.success && JSON.stringify(parsed.data).includes(PLANTED);
    expect(carries).toBe(false);
  });
});
