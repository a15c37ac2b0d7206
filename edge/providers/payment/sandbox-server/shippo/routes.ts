import { Hono } from 'hono';
import type { SandboxEnv } from '../bindings.ts';
import { sameText } from '../http.ts';

/** Tokens of accounts that anybody may type into a store's settings. */
const TEST_TOKEN = 'shippo_test_';
/** The words with which the token of a courier that is out of order goes on. */
const FAULTS = ['down', 'slow', 'garbage'] as const;

/** Shippo as the platform's own adapter speaks of it: so far the question that tests an account's keys. */
export const shippo = new Hono<SandboxEnv>();

shippo.use(async (c, next) => {
  const given = /^ShippoToken (\S{1,200})$/.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
  const { secretKey, hangMs } = c.get('settings');
  const isTest = given.startsWith(TEST_TOKEN);
  if (!isTest && !(await sameText(given, secretKey))) {
    return c.json({ detail: 'Invalid token' }, 401);
  }
  const fault = FAULTS.find((one) => isTest && given.slice(TEST_TOKEN.length) === one);
  if (fault === 'down') return c.json({}, 500);
  if (fault === 'garbage') return c.text('<html>');
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, hangMs));
  return next();
});

shippo.get('/carrier_accounts', (c) =>
  c.json({
    next: null,
    previous: null,
    results: [{ object_id: 'b741b99f95e841639b54272834bc478c', carrier: 'estafeta', active: true }],
  }),
);
