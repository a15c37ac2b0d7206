/** Evidence against a dispute: the platform's adapter and the sandbox provider, over HTTP. */
import { describe, expect, test } from 'vitest';
import { sandbox } from './sandbox.ts';

const { adapter, mustCharge } = sandbox();

/** A charge that will be disputed, and its dispute. */
async function disputed() {
  const charge = await mustCharge('4000000000002693');
  const disputeId = charge.id.replace(/^pi_/, 'dp_');
  const submit = (statement: string, timeoutMs?: number) =>
    adapter(timeoutMs).evidence!.submit({
      disputeId,
      evidence: { buyer: 'Ana', statement },
      idempotencyKey: `evidence-${disputeId}`,
    });
  return { disputeId, submit };
}

describe('the sandbox', () => {
  test('takes evidence once', async () => {
    const { submit } = await disputed();
    expect(await submit('Se entregó')).toEqual({ ok: true, value: 'sent' });
    expect(await submit('Se entregó')).toEqual({ ok: true, value: 'sent' });
    expect(await submit('Otra cosa')).toEqual({ ok: true, value: 'elsewhere' });
  });

  test('refuses it, fails, and answers too late', async () => {
    const refused = await disputed();
    expect(await refused.submit('evidence_refused')).toMatchObject({
      error: { code: 'provider_refused' },
    });
    const failing = await disputed();
    expect(await failing.submit('evidence_500')).toMatchObject({
      error: { code: 'provider_unavailable' },
    });
    expect(await failing.submit('Se entregó')).toEqual({ ok: true, value: 'sent' });
    const slow = await disputed();
    expect(await slow.submit('evidence_slow', 500)).toEqual({ ok: true, value: 'sent' });
  });

  test('ends a dispute by what was sent', async () => {
    const { submit } = await disputed();
    expect(await submit('winning_evidence')).toEqual({ ok: true, value: 'sent' });
    expect(await submit('Otra vez')).toEqual({ ok: true, value: 'elsewhere' });
  });

  test('has no dispute of a charge that nobody contests', async () => {
    const { id } = await mustCharge('4242424242424242');
    const answer = await adapter().evidence!.submit({
      disputeId: id.replace(/^pi_/, 'dp_'),
      evidence: { statement: 'x' },
      idempotencyKey: 'none',
    });
    expect(answer).toMatchObject({ error: { code: 'charge_not_found' } });
  });
});
