import { beforeEach, expect, test } from 'vitest';
import type { Alert } from '../../../shared/contracts/alerts.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { alertPanel, type AlertCalls, type AlertPanel } from './model.ts';

const FAILED = fail({ code: 'network_failed', message: 'no answer' } as const);

const alert = (n: number, waits: 0 | 1 = 1): Alert => ({
  id: `al_${n}`,
  origin_app: 'store',
  params: {},
  message_body: { es: `Aviso ${n}`, en: null },
  created_at: new Date(n).toISOString(),
  pending_visits: waits,
  count: 1,
  is_archived: false,
  store: { id: 'st_1', name: 'Lirio', url: null },
});

/** The account's alerts at the edge, the newest first. */
let held: Alert[];
let isDown: boolean;
let asked: string[];
let panel: AlertPanel;
beforeEach(() => {
  held = Array.from({ length: 25 }, (_, n) => alert(25 - n, n < 3 ? 1 : 0));
  isDown = false;
  asked = [];
  const waiting = () => held.filter(({ pending_visits: waits }) => waits === 1).length;
  const calls: AlertCalls = {
    list: async (offset) => {
      asked.push(`list ${offset}`);
      if (isDown) return FAILED;
      const page = held.slice(offset, offset + 10);
      return ok({ alerts: page, matches_estimated: held.length, pending_visits: waiting() });
    },
    visit: async (id) => {
      asked.push(`visit ${id}`);
      if (isDown) return FAILED;
      held = held.map((one) => (one.id === id ? { ...one, pending_visits: 0 } : one));
      return ok(held.find((one) => one.id === id)!);
    },
    visitAll: async (until) => {
      asked.push(`all ${until}`);
      if (isDown) return FAILED;
      held = held.map((one) => ({ ...one, pending_visits: 0 }));
      return ok({ pending_visits: 0 });
    },
  };
  panel = alertPanel(calls, null, () => undefined);
});

const shown = () => panel.state.alerts?.map(({ id }) => id);

test('opens with the ten newest, and brings older ones until none are left', async () => {
  await panel.open();
  expect(shown()).toHaveLength(10);
  expect(panel.state).toMatchObject({ hasMore: true, pending: 3 });
  await panel.more();
  await panel.more();
  expect(shown()).toEqual(held.map(({ id }) => id));
  expect(panel.state.hasMore).toBe(false);
  await panel.more();
  expect(asked).toEqual(['list 0', 'list 10', 'list 20']);
});

test('an alert that came meanwhile shows none twice', async () => {
  await panel.open();
  held = [alert(26), ...held];
  await panel.more();
  expect(new Set(shown()).size).toBe(shown()!.length);
  expect(shown()).toHaveLength(19);
});

test('one read at a time', async () => {
  await Promise.all([panel.open(), panel.open(), panel.more()]);
  expect(asked).toEqual(['list 0']);
});

test('a failure keeps what stands, and the next try goes on', async () => {
  await panel.open();
  isDown = true;
  await panel.more();
  expect(panel.state).toMatchObject({ failure: 'no answer', isBusy: false, hasMore: true });
  expect(shown()).toHaveLength(10);
  isDown = false;
  await panel.more();
  expect(panel.state.failure).toBeUndefined();
  expect(shown()).toHaveLength(20);
});

test('a visit counts once, and not where it failed', async () => {
  await panel.open();
  await panel.visit('al_25');
  await panel.visit('al_25');
  await panel.visit('al_1');
  expect(panel.state.pending).toBe(2);
  isDown = true;
  await panel.visit('al_24');
  expect(panel.state.pending).toBe(2);
  expect(asked).toEqual(['list 0', 'visit al_25', 'visit al_24']);
});

test('all are marked up to the newest that is shown', async () => {
  await panel.visitAll();
  await panel.open();
  await panel.visitAll();
  expect(panel.state.pending).toBe(0);
  expect(panel.state.alerts!.every(({ pending_visits: waits }) => waits === 0)).toBe(true);
  expect(asked).toEqual(['list 0', 'all al_25']);
});

test('a visit of equal alerts counts all of them', async () => {
  held = [{ ...alert(3), count: 3 }, alert(2)];
  await panel.open();
  await panel.visit('al_3');
  // The edge counts alerts: the row of three is out of the two rows that were counted here.
  expect(panel.state.pending).toBe(0);
  expect(panel.state.alerts?.map(({ pending_visits: waits }) => waits)).toEqual([0, 1]);
});
