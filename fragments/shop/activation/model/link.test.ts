import { describe, expect, test } from 'vitest';
import { CODE, env, fakePage, NOW, refusal, sent, signedIn } from '../fixtures.ts';
import { askModel, linkModel } from './link.ts';

const KEY = 'k'.repeat(43);

describe('the link of a mail', () => {
  test('is followed by its button', async () => {
    const page = fakePage({ '/activate/link': { body: signedIn } });
    const model = linkModel(page.ports, { env, step: { kind: 'link', key: KEY } });
    expect(page.calls).toEqual([]);
    await model.submit();
    expect(page.calls).toEqual([{ path: '/activate/link', body: { key: KEY } }]);
    expect(page.went).toEqual(['/tienda/moda/']);
  });

  test('of a reset needs the new password', async () => {
    const page = fakePage({ '/activate/link': { body: signedIn } });
    const model = linkModel(page.ports, { env, step: { kind: 'link-reset', key: KEY } });
    model.form.input('password', 'corta');
    await model.submit();
    expect(page.calls).toEqual([]);
    model.form.input('password', 'otra frase larga');
    await model.submit();
    expect(page.calls[0]!.body).toEqual({ key: KEY, password: 'otra frase larga' });
  });

  test('that is over is told, and stays in sight', async () => {
    const page = fakePage({ '/activate/link': refusal('invalid_link', 410) });
    const model = linkModel(page.ports, { env, step: { kind: 'link', key: KEY } });
    await model.submit();
    expect(model.form.$state.get().failure).toBe('words of invalid_link');
    expect(page.toasts[0]).toMatchObject({ title: 'failed', message: 'words of invalid_link' });
  });
});

describe('the start of a reset', () => {
  test('names the account, and goes on to the PIN', async () => {
    const answer = { ...sent, username: 'lucia' };
    const page = fakePage({ '/auth/password/reset': { status: 201, body: answer } });
    const model = askModel(page.ports, { env, step: { kind: 'ask' }, values: { country: 'MX' } });
    await model.submit();
    expect(page.calls).toEqual([]);
    model.form.input('username', ' lucia ');
    await model.submit();
    expect(page.calls[0]!.body).toEqual({ username: 'lucia' });
    expect(page.keeps).toEqual([[CODE, { until: NOW + 300_000, canSkip: false }]]);
    expect(page.went).toEqual([
      `/tienda/moda/password/reset/?type=phone&code=${CODE}&username=lucia`,
    ]);
  });

  test('sends the country with a phone without its code', async () => {
    const page = fakePage({});
    const values = { country: 'AR', username: '11 2345-6789' };
    await askModel(page.ports, { env, step: { kind: 'ask' }, values }).submit();
    expect(page.calls[0]!.body).toEqual({ username: '11 2345-6789', country: 'AR' });
    expect(page.toasts[0]).toMatchObject({ message: 'unknown error' });
  });
});
