import { describe, expect, test } from 'vitest';
import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import { es } from '../messages/es.ts';
import { isGivenUp, proofModel } from './proof.ts';

type Made = Result<string, { code: string }>;

const STALE: Made = fail({ code: 'proof_required' });

/** A proof whose edge knows one password, and a call that needs it unless it was given. */
function open(refusal: object = { code: 'wrong_credentials', message: '' }) {
  const sent: unknown[] = [];
  let isProved = false;
  const proof = proofModel({
    t: es,
    api: {
      base: '',
      tag: 'es-MX',
      fetch: (path, { body }) => {
        sent.push([path, JSON.parse(body as string)]);
        isProved = (body as string).includes('la buena');
        return Promise.resolve(
          isProved ? Response.json({}) : Response.json(refusal, { status: 401 }),
        );
      },
    },
  });
  let calls = 0;
  const call = (): Promise<Made> => {
    calls += 1;
    return Promise.resolve(isProved ? ok('hecho') : STALE);
  };
  const type = async (password: string) => {
    proof.form.input('password', password);
    await proof.submit();
  };
  /** Waits until the password is asked for. */
  const asked = () => expect.poll(() => proof.$place.get()).not.toBeNull();
  return { proof, call, type, asked, sent, calls: () => calls };
}

describe('a call that needs a proof', () => {
  test('is done at once where the edge asks for none', async () => {
    const { proof } = open();
    expect(await proof.guard('add', async () => ok(1))).toEqual(ok(1));
    const failure = fail({ code: 'not_found' });
    expect(await proof.guard('add', async () => failure)).toBe(failure);
    expect(proof.$place.get()).toBeNull();
  });

  test('waits in its place for the password, and is done again with it', async () => {
    const { proof, call, type, asked, sent, calls } = open();
    const done = proof.guard('app', call);
    await asked();
    expect(proof.$place.get()).toBe('app');
    await type('');
    expect([sent, proof.form.$state.get().touched]).toEqual([[], { password: true }]);
    await type('otra');
    expect(proof.form.$state.get()).toMatchObject({
      values: { password: '' },
      refused: { password: es.wrongPassword },
      busy: false,
    });
    expect(calls()).toBe(1);
    await type('la buena');
    expect(await done).toEqual(ok('hecho'));
    expect(sent.at(-1)).toEqual(['/api/auth/prove', { password: 'la buena' }]);
    expect(proof.$place.get()).toBeNull();
    expect(proof.form.$state.get()).toMatchObject({ values: { password: '' }, refused: {} });
  });

  test('stays asked for where the edge will not look at it', async () => {
    const { proof, call, type, asked } = open({ code: 'too_many_requests', message: 'Espera' });
    void proof.guard('app', call);
    await asked();
    await type('otra');
    expect(proof.form.$state.get()).toMatchObject({ failure: 'Espera', refused: {} });
    expect(proof.$place.get()).toBe('app');
  });

  test('is given up by its account, or by another call that waits', async () => {
    const { proof, call, asked, calls } = open();
    const first = proof.guard('add', call);
    await asked();
    const second = proof.guard('app', call);
    const given = await first;
    expect(!given.ok && isGivenUp(given.error)).toBe(true);
    expect(proof.$place.get()).toBe('app');
    proof.close();
    expect(await second).toEqual(STALE);
    expect([proof.$place.get(), calls()]).toEqual([null, 2]);
  });

  test('is not done by a password that came after it was given up', async () => {
    const { proof, call, type, asked, calls } = open();
    const done = proof.guard('add', call);
    await asked();
    const late = type('la buena');
    proof.close();
    await late;
    expect([await done, calls()]).toEqual([STALE, 1]);
  });

  test('is sent once while it is under way', async () => {
    const { proof, call, asked, sent } = open();
    const done = proof.guard('add', call);
    await asked();
    proof.form.input('password', 'la buena');
    const first = proof.submit();
    expect(proof.form.$state.get().busy).toBe(true);
    await Promise.all([first, proof.submit()]);
    expect(sent).toHaveLength(1);
    expect(await done).toEqual(ok('hecho'));
  });

  test('begins each time with an empty form', async () => {
    const { proof, call, type, asked } = open({ code: 'too_many_requests', message: 'Espera' });
    void proof.guard('app', call);
    await asked();
    await type('');
    await type('otra');
    proof.close();
    const blank = { touched: {}, refused: {}, failure: null, busy: false };
    expect(proof.form.$state.get()).toMatchObject({ ...blank, values: { password: '' } });
  });

  test('that was given up says nothing of its password in the form of the next', async () => {
    const { proof, call, type, asked } = open();
    void proof.guard('add', call);
    await asked();
    const late = type('otra');
    void proof.guard('app', call);
    await expect.poll(() => proof.$place.get()).toBe('app');
    await late;
    expect(proof.form.$state.get()).toMatchObject({ refused: {}, stopped: 0 });
  });
});
