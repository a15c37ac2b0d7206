/** Margins and those who earn by them never stand in an answer that everybody may read, nor of pages that are cached. */
import { expect, test } from 'vitest';
import * as z from 'zod';
import { contracts } from '../support/contracts.ts';

/** An account's own wallet, and what it may sell, tell what it earns itself. */
const OWN: readonly string[] = ['wallets', 'referral'];
const open = contracts.filter(
  ({ access, service }) => (access === 'public' || access === 'account') && !OWN.includes(service),
);
/** Words of names that tell what a sale leaves, and to whom. */
const TELLS = /margin|earn|commission|wallet|seller|share|rate$/;
/** Calls whose answers name something else by such a word. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  // What one unit of another money is worth.
  'payment.crypto': ['rate'],
  // Where an alert about the own wallet leads.
  'alerts.list': ['wallet_type_id'],
  'alerts.visit': ['wallet_type_id'],
  'alerts.keep': ['wallet_type_id'],
  // The store that sold a ticket, and in the own data the side that wrote.
  'orders.attendants': ['seller'],
  'orders.attendant': ['seller'],
  'orders.list': ['seller'],
  'orders.attendant-pass': ['seller'],
  'profile.export': ['seller'],
};

/** The names of all properties of a schema, however deep. */
function namesIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) found.add(name);
    namesIn(value, found);
  }
  return found;
}

test('the calls for everybody, and for any account, are looked at', () => {
  expect(open.length).toBeGreaterThan(20);
  expect(
    namesIn(z.toJSONSchema(z.object({ a: z.array(z.object({ margin: z.number() })) }))),
  ).toContain('margin');
});

test.each(open.map((one) => [one.id, one] as const))('%s', (id, { answer }) => {
  const schema = z.toJSONSchema(answer, { unrepresentable: 'any' });
  const told = [...namesIn(schema)].filter((name) => TELLS.test(name));
  expect(told.filter((name) => !(MEANT[id] ?? []).includes(name))).toEqual([]);
});
