import { describe, expect, it } from 'vitest';
import { checkSignature, signBody } from './signature.ts';

const SECRET = 'whsec_sandbox_tests';
const BODY = '{"id":"evt_1"}';
const AT = 1_700_000_000;
/** Computed by openssl dgst -sha256 -hmac, so that a fault shared by both sides would show. */
const KNOWN = '778628b6c15167db877433c1d3777f0119bb2af45c8249065d682ef6e259e5f9';

describe('webhook signatures', () => {
  it('signs as the wire documents it', async () => {
    expect(await signBody(SECRET, AT, BODY)).toBe(`t=${AT},v1=${KNOWN}`);
  });

  it('accepts its own signature, one of several, and up to five minutes of age', async () => {
    const header = `t=${AT},v1=${'0'.repeat(64)},v1=${KNOWN}`;
    expect(await checkSignature(SECRET, header, BODY, AT + 300)).toEqual({
      ok: true,
      value: { timestamp: AT },
    });
    expect((await checkSignature(SECRET, header, BODY, AT - 300)).ok).toBe(true);
  });

  it.each([
    ['signature_missing', null, BODY, AT],
    ['signature_missing', `v1=${KNOWN}`, BODY, AT],
    ['signature_missing', `t=${AT}`, BODY, AT],
    ['signature_missing', `t=${AT},v1=${KNOWN.toUpperCase()}x`, BODY, AT],
    ['signature_invalid', `t=${AT},v1=${'0'.repeat(64)}`, BODY, AT],
    ['signature_invalid', `t=${AT + 1},v1=${KNOWN}`, BODY, AT],
    ['signature_invalid', `t=${AT},v1=${KNOWN}`, `${BODY} `, AT],
    ['signature_expired', `t=${AT},v1=${KNOWN}`, BODY, AT + 301],
    ['signature_expired', `t=${AT},v1=${KNOWN}`, BODY, AT - 301],
  ])('answers %s to %s', async (fault, header, body, now) => {
    expect(await checkSignature(SECRET, header, body, now)).toEqual({ ok: false, error: fault });
  });

  it('refuses a body that another secret signed', async () => {
    const header = await signBody('another_secret_1', AT, BODY);
    expect(await checkSignature(SECRET, header, BODY, AT)).toEqual({
      ok: false,
      error: 'signature_invalid',
    });
  });
});
