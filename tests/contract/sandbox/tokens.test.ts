/** Tokens, which stand for a card before it is charged, and the frame that asks for the card. */
import { describe, expect, it } from 'vitest';
import { SANDBOX_KEYS } from '../../support/sandbox-provider.ts';
import { CARDS, sandbox } from './sandbox.ts';

const { provider, adapter, tokenize, charge } = sandbox();

describe('tokens', () => {
  it('show the public details of a card, and no more', async () => {
    const { status, body } = await tokenize(CARDS.debit);
    expect(status).toBe(201);
    expect(body).toMatchObject({ brand: 'mastercard', last4: '4444', type: 'debit' });
    expect(JSON.stringify(body)).not.toContain('5555');
  });

  it.each([
    ['4242424242424241', {}, 'invalid_number', 'number'],
    [CARDS.approve, { exp_year: 2020 }, 'invalid_expiry', 'exp_year'],
    [CARDS.approve, { cvc: '1' }, 'invalid_cvc', 'cvc'],
  ])('refuses %s %j', async (number, change, code, param) => {
    const { status, body } = await tokenize(number, change);
    expect(status).toBe(422);
    expect(body['error']).toMatchObject({ code, param });
  });

  it('are made by the frame only, never by a page of the shop', async () => {
    const foreign = await tokenize(CARDS.approve, {}, { origin: 'http://moda.localhost:8787' });
    expect(foreign.status).toBe(403);
    const own = await tokenize(CARDS.approve, {}, { origin: provider().origin });
    expect(own.status).toBe(201);
  });

  it('are used up by one charge', async () => {
    const { input } = await charge(CARDS.approve);
    const again = await adapter().start({
      ...input,
      reference: 'py_other',
      idempotencyKey: 'key-other',
    });
    expect(again).toMatchObject({ ok: false, error: { code: 'source_refused' } });
  });
});

describe('the frame', () => {
  const get = async (query: Record<string, string>) =>
    fetch(`${provider().origin}/v1/frame?${new URLSearchParams(query).toString()}`);
  const good = { key: SANDBOX_KEYS.PUBLISHABLE_KEY, origin: 'http://moda.localhost:8787' };

  it('may stand on any page, with its own script and style only', async () => {
    const response = await get({ ...good, locale: 'en' });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toMatch(/script-src 'sha256-[\w+/]+=';/);
    expect(policy).not.toContain('unsafe');
    expect(await response.text()).toContain('<html lang="en" data-theme="light">');
  });

  it.each([
    '*',
    'null',
    'moda.localhost:8787',
    'http://moda.localhost:8787/',
    'javascript:alert(1)',
    '',
  ])('speaks to no parent called %j', async (origin) => {
    expect((await get({ ...good, origin })).status).toBe(400);
  });

  it('asks for the publishable key', async () => {
    expect((await get({ ...good, key: 'pk_sandbox_other' })).status).toBe(401);
  });
});
