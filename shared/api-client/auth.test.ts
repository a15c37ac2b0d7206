import { describe, expect, test } from 'vitest';
import { OAUTH_RETRY_MS, SESSION_RETRIES, SESSION_RETRY_MS } from '../kernel/constants/timers.ts';
import { activatePin, checkSession, signIn } from './auth.ts';
import type { Api } from './call.ts';

type Step = Response | Error;

/** An API that gives these answers in turn, the last one for ever. */
function fakeApi(...steps: Step[]) {
  const sent: RequestInit[] = [];
  const waits: number[] = [];
  const api: Api = {
    base: '',
    tag: 'en-US',
    fetch: (_url, init) => {
      sent.push(init);
      const step = steps[Math.min(sent.length, steps.length) - 1]!;
      return step instanceof Error ? Promise.reject(step) : Promise.resolve(step.clone());
    },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  return { api, sent, waits };
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const offline = new TypeError('Failed to fetch');
const signedIn = json({ state: 'signed_in', redirect_to: '/' });
const credentials = { username: 'ana', password: 'una frase larga' };

describe('the sign-in', () => {
  test.each<[string, Step]>([
    ['no response', offline],
    ['a 500', json({}, 500)],
    ['a 503', json({}, 503)],
    ['a 405', json({}, 405)],
  ])('is tried again after %s, 100 ms later', async (_name, first) => {
    const { api, sent, waits } = fakeApi(first, signedIn);
    expect(await signIn(api, credentials)).toMatchObject({ ok: true });
    expect(waits).toEqual([OAUTH_RETRY_MS]);
    expect(sent).toHaveLength(2);
  });

  test.each([401, 404, 429])('is not after a %i', async (status) => {
    const refusal = { code: 'wrong_credentials', message: 'No', request_id: 'rq_1' };
    const { api, sent } = fakeApi(json(refusal, status));
    expect(await signIn(api, credentials)).toMatchObject({ ok: false });
    expect(sent).toHaveLength(1);
  });

  test('ends with the second try', async () => {
    const { api, sent } = fakeApi(offline);
    expect(await signIn(api, credentials)).toMatchObject({ error: { code: 'network_failed' } });
    expect(sent).toHaveLength(2);
  });
});

describe('the session check', () => {
  test('gives the signed-in person, or null, at the first answer', async () => {
    const nobody = fakeApi(json({ person: null }));
    expect(await checkSession(nobody.api)).toEqual({ ok: true, value: null });
    const ana = fakeApi(json({ person: { id: 'ac_ana' } }));
    expect(await checkSession(ana.api)).toEqual({ ok: true, value: { id: 'ac_ana' } });
    expect([nobody.sent.length, ana.sent.length]).toEqual([1, 1]);
  });

  test('is made again three times, three seconds apart, and then gives up', async () => {
    const { api, sent, waits } = fakeApi(offline);
    expect(await checkSession(api)).toMatchObject({ error: { code: 'network_failed' } });
    expect(sent).toHaveLength(1 + SESSION_RETRIES);
    expect(waits).toEqual(Array.from({ length: SESSION_RETRIES }, () => SESSION_RETRY_MS));
  });

  test('ends at the first answer', async () => {
    const { api, sent } = fakeApi(offline, json({}, 503), json({ person: null }));
    expect(await checkSession(api)).toEqual({ ok: true, value: null });
    expect(sent).toHaveLength(3);
  });
});

test('an activation says its language in a header of its own', async () => {
  const { api, sent } = fakeApi(json({ actions: [] }));
  await activatePin(api, { code: `pf_${'a'.repeat(26)}`, pin: '123456' });
  expect(sent[0]!.headers).toMatchObject({ 'x-locale': 'en-US' });
});
