import { describe, expect, test } from 'vitest';
import { CHARGE, NOW, refusal, setUp } from '../../../../tests/support/providers/stripe.ts';
import document from '../../../../tests/support/providers/stripe/disputes.json' with { type: 'json' };
import fixtures from '../../../../tests/support/providers/stripe/fixtures.json' with { type: 'json' };
import type { Says } from '../../../../tests/support/providers/document-server.ts';
import { evidenceFields } from '../../../../shared/rules/dispute-evidence.ts';
import { toDispute } from '../sandbox-server/stripe/dispute.ts';

const PATH = '/v1/disputes/{dispute}';
const POST = `POST ${PATH}`;
const EVIDENCE = {
  buyer: 'Ana Ruiz',
  tracking: 'MX1',
  shipped_on: '3 de noviembre',
  statement: 'Se entregó.\r\nY se firmó.',
};
const SENT = {
  customer_name: 'Ana Ruiz',
  shipping_tracking_number: 'MX1',
  shipping_date: '3 de noviembre',
  uncategorized_text: EVIDENCE.statement,
};
const INPUT = { disputeId: 'dp_1', evidence: EVIDENCE, idempotencyKey: 'key-1' };

/** Stripe with one dispute; what it is sent it has from then on. */
function disputed(
  fails: Says = () => undefined,
  { status = 'needs_response', has = null as Record<string, string> | null, more = {} } = {},
) {
  let held = has;
  const shown = () => ({
    ...toDispute(CHARGE, held ? 'under_review' : status, NOW / 1000, held),
    ...more,
  });
  const set = setUp(CHARGE, (asked) => {
    const failing = fails(asked);
    const isLost = failing?.status === 500 && failing.body === 'taken';
    if (asked.operation === POST && (!failing || isLost)) {
      held = (asked.body as { evidence: Record<string, string> }).evidence;
    }
    return failing ?? { status: 200, body: shown() };
  });
  return { ...set, submit: () => set.provider.evidence!.submit(INPUT) };
}
const atPost =
  (said: { status: number; body?: unknown }): Says =>
  ({ operation }) =>
    operation === POST ? said : undefined;

test('evidence is sent at once, in the names that Stripe has, under a key', async () => {
  const { submit, asked, refused } = disputed();
  expect(await submit()).toEqual({ ok: true, value: 'sent' });
  expect(asked.map(({ operation }) => operation)).toEqual([`GET ${PATH}`, POST]);
  expect(asked[1]?.body).toEqual({ evidence: SENT, submit: 'true' });
  expect(asked[1]?.headers.get('idempotency-key')).toBe('key-1');
  expect(refused).toEqual([]);
});

test('whoever sends it again finds it; other evidence is told', async () => {
  const known = { has: { ...SENT, uncategorized_text: 'Se entregó.\nY se firmó.' } };
  const again = disputed(undefined, known);
  expect(await again.submit()).toEqual({ ok: true, value: 'sent' });
  expect(again.asked).toHaveLength(1);
  const other = disputed(undefined, { has: { uncategorized_text: 'by hand' } });
  expect(await other.submit()).toEqual({ ok: true, value: 'elsewhere' });
});

test.each([
  ['lost', {}],
  ['won', {}],
  ['warning_closed', {}],
  [
    'needs_response',
    { evidence_details: { past_due: true, submission_count: 0, has_evidence: false } },
  ],
])('of a dispute that is %s it comes too late: %j', async (status, more) => {
  const { submit, asked, refused } = disputed(undefined, { status, more });
  expect(await submit()).toEqual({ ok: true, value: 'late' });
  expect(asked).toHaveLength(1);
  expect(refused).toEqual([]);
});

test('an inquiry takes it too', async () => {
  const { submit } = disputed(undefined, { status: 'warning_needs_response' });
  expect(await submit()).toEqual({ ok: true, value: 'sent' });
});

describe('a call that', () => {
  test('fails is looked up: nothing was sent', async () => {
    const { submit, refused } = disputed(atPost({ status: 500, body: {} }));
    expect(await submit()).toMatchObject({ error: { code: 'provider_unavailable' } });
    expect(refused).toEqual([]);
  });

  test('fails after it was taken is looked up: it was sent', async () => {
    const { submit } = disputed(atPost({ status: 500, body: 'taken' }));
    expect(await submit()).toEqual({ ok: true, value: 'sent' });
  });

  test('is still at work is not known yet', async () => {
    const { submit } = disputed(atPost(refusal(409, 'idempotency_in_progress')));
    expect(await submit()).toEqual({ ok: true, value: 'unknown' });
  });

  test('is refused says so', async () => {
    const { submit, refused } = disputed(atPost(refusal(400, 'no evidence is taken')));
    expect(await submit()).toMatchObject({ error: { code: 'provider_refused' } });
    expect(refused).toEqual([]);
  });

  test('finds nothing, or nobody, sends nothing', async () => {
    const down = disputed(() => ({ status: 500, body: {} }));
    expect(await down.submit()).toMatchObject({ error: { code: 'provider_unavailable' } });
    const gone = disputed(() => refusal(404, 'charge_not_found'));
    expect(await gone.submit()).toMatchObject({ error: { code: 'charge_not_found' } });
    expect([...down.asked, ...gone.asked].filter(({ operation }) => operation === POST)).toEqual(
      [],
    );
  });
});

test('every field that a reason asks for has a name that Stripe’s fixture has', async () => {
  const known = Object.keys(fixtures.dispute.evidence);
  const { evidence } =
    document.paths[PATH].post.requestBody.content['application/x-www-form-urlencoded'].schema
      .properties;
  expect(Object.keys(evidence.properties).toSorted()).toEqual(known.toSorted());
  const set = disputed();
  const all = Object.fromEntries(evidenceFields.map((field) => [field, field]));
  await set.provider.evidence!.submit({ ...INPUT, evidence: all });
  const sent = set.asked[1]?.body as { evidence: Record<string, string> } | undefined;
  expect(Object.keys(sent?.evidence ?? {})).toHaveLength(evidenceFields.length);
  expect(set.refused).toEqual([]);
});

test('the document takes Stripe’s own fixture of a dispute', async () => {
  const set = setUp(CHARGE, () => ({ status: 200, body: fixtures.dispute }));
  const asked = await set.provider.evidence!.submit(INPUT);
  expect(set.refused).toEqual([]);
  expect(asked.ok).toBe(true);
});
