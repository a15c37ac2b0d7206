import { describe, expect, it } from 'vitest';
import { approved, INPUT, NOT_FOUND, NOW, refused, setUp, WIRE, type Step } from './set-up.ts';

describe('charge', () => {
  it('sends the documented request and reads an approval', async () => {
    const { provider, sent } = setUp(approved);
    const charged = await provider.start(INPUT);
    expect(charged).toMatchObject({
      ok: true,
      value: { outcome: 'approved', id: 'ch_1', amount: INPUT.amount, refunded: 0, created: NOW },
    });
    const [call] = sent;
    expect(call).toMatchObject({ method: 'POST', url: 'http://provider.internal:9000/v1/charges' });
    expect(call?.headers.get('authorization')).toBe('Bearer sk_sandbox_tests');
    expect(call?.headers.get('idempotency-key')).toBe('key-1');
    expect(JSON.parse(call?.body ?? '')).toEqual({
      amount: 124_900,
      currency: 'MXN',
      source: 'tok_1',
      reference: 'py_1',
      return_url: INPUT.returnUrl,
      locale: 'es',
    });
  });

  it.each([
    [
      { status: 'declined', decline_code: 'insufficient_funds' },
      { outcome: 'declined', declineCode: 'insufficient_funds' },
    ],
    [{ status: 'declined' }, { outcome: 'declined', declineCode: 'card_declined' }],
    [{ status: 'pending' }, { outcome: 'pending' }],
    [
      {
        status: 'requires_action',
        next_action: {
          type: 'redirect_to_url',
          redirect_to_url: { url: 'http://localhost:8788/3ds/ch_1' },
        },
      },
      { outcome: 'requires_action', redirectUrl: 'http://localhost:8788/3ds/ch_1' },
    ],
  ])('reads %j', async (change, outcome) => {
    const { provider } = setUp({ status: 201, body: { ...WIRE, ...change } });
    expect(await provider.start(INPUT)).toMatchObject({ ok: true, value: outcome });
  });

  it.each([['network' as const], [{ status: 503, body: 'busy' }]])(
    'tries once more after %j, under the same key',
    async (first) => {
      const { provider, sent } = setUp(first, approved);
      expect(await provider.start(INPUT)).toMatchObject({
        ok: true,
        value: { outcome: 'approved' },
      });
      expect(sent.map((call) => call.headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
      expect(sent[1]?.body).toBe(sent[0]?.body);
    },
  );

  it.each<[string, Step[]]>([
    ['the provider stays silent', ['silence']],
    ['the network fails twice', ['network', 'network']],
    ['an answer is lost and the next is a 500', ['network', { status: 500, body: '' }]],
    ['the first call is still running', [refused(409, 'idempotency_in_progress')]],
    ['the answer is not JSON', [{ status: 201, body: '<html>' }]],
    ['the answer is not of the wire', [{ status: 201, body: { ...WIRE, amount: '124900' } }]],
    ['the answer is for another amount', [{ status: 201, body: { ...WIRE, amount: 1 } }]],
    ['a challenge has no address', [{ status: 201, body: { ...WIRE, status: 'requires_action' } }]],
    [
      'the books are closed after a 500',
      [{ status: 500, body: '' }, { status: 500, body: '' }, 'network', 'network'],
    ],
  ])('does not know when %s', async (_what, steps) => {
    const { provider } = setUp(...steps);
    expect(await provider.start(INPUT)).toEqual({
      ok: true,
      value: { outcome: 'unknown', reference: 'py_1' },
    });
  });

  it('fails after two 500s when the books show no charge', async () => {
    const { provider, sent } = setUp(
      { status: 500, body: '' },
      { status: 500, body: '' },
      NOT_FOUND,
    );
    expect(await provider.start(INPUT)).toMatchObject({
      ok: false,
      error: { code: 'provider_unavailable' },
    });
    expect(sent[2]?.url).toBe('http://provider.internal:9000/v1/charges?reference=py_1');
  });

  it('finds the charge that a 500 hid', async () => {
    const { provider } = setUp(
      { status: 500, body: '' },
      { status: 500, body: '' },
      { status: 200, body: WIRE },
    );
    expect(await provider.start(INPUT)).toMatchObject({
      ok: true,
      value: { outcome: 'approved' },
    });
  });

  it('takes the charge that its reference already has, unless it is for another request', async () => {
    const taken = refused(409, 'reference_taken');
    const same = setUp(taken, { status: 200, body: WIRE });
    expect(await same.provider.start(INPUT)).toMatchObject({
      ok: true,
      value: { outcome: 'approved' },
    });
    const other = setUp(taken, { status: 200, body: { ...WIRE, amount: 5 } });
    expect(await other.provider.start(INPUT)).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    });
  });

  it.each([
    [422, 'token_used', 'source_refused'],
    [422, 'token_expired', 'source_refused'],
    [401, 'invalid_key', 'provider_refused'],
    [400, 'invalid_request', 'provider_refused'],
  ])('does not repeat a %i %s', async (status, code, expected) => {
    const { provider, sent } = setUp(refused(status, code));
    expect(await provider.start(INPUT)).toMatchObject({ ok: false, error: { code: expected } });
    expect(sent).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const { provider } = setUp({ status: 302, body: '' });
    expect(await provider.start(INPUT)).toMatchObject({
      ok: false,
      error: { code: 'provider_refused' },
    });
  });
});
