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

describe('a form under way', () => {
  test('of a link is not sent twice, and is free again where the page stays', async () => {
    const page = fakePage({ '/activate/link': { body: { actions: [] } } });
    const model = linkModel(page.ports, { env, step: { kind: 'link', key: KEY } });
    const first = model.submit();
    expect(model.form.$state.get().busy).toBe(true);
    await Promise.all([first, model.submit()]);
    expect(page.calls).toHaveLength(1);
    expect([model.form.$state.get().busy, page.went]).toEqual([false, []]);
  });

  test('of a link whose page is left stays busy', async () => {
    const page = fakePage({ '/activate/link': { body: signedIn } });
    const model = linkModel(page.ports, { env, step: { kind: 'link', key: KEY } });
    await model.submit();
    expect(model.form.$state.get().busy).toBe(true);
  });

  test('of a reset is not sent twice, and a refusal frees it', async () => {
    const page = fakePage({ '/auth/password/reset': refusal('too_many_requests', 429) });
    const values = { username: 'lucia' };
    const model = askModel(page.ports, { env, step: { kind: 'ask' }, values });
    const first = model.submit();
    expect(model.form.$state.get().busy).toBe(true);
    await Promise.all([first, model.submit()]);
    expect(page.calls).toEqual([{ path: '/auth/password/reset', body: { username: 'lucia' } }]);
    expect(model.form.$state.get()).toMatchObject({
      busy: false,
      failure: 'words of too_many_requests',
    });
    expect(page.went).toEqual([]);
  });
});
