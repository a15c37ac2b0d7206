import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { wizardModel } from './model.ts';

type Answer = () => Response | Promise<Response>;

/** The wizard with the edge's answers; a wait ends when `pause` is called. */
function started(...answers: Answer[]) {
  const asked: unknown[] = [];
  let wait: (() => void) | undefined;
  let at = '';
  const model = wizardModel(
    {
      t: messages.es,
      api: {
        base: '',
        tag: 'es-MX',
        fetch: async (_url, init) => {
          asked.push(JSON.parse(init?.body as string));
          return answers.shift()!();
        },
      },
      go: (path) => (at = path),
      after: (_ms, then) => {
        wait = then;
        return () => (wait = undefined);
      },
    },
    {
      env: pageEnv(),
      own: null,
      pass: null,
      isOpened: false,
      domain: 'ejemplo.mx',
      suggestions: [],
      values: {},
      errors: {},
      error: null,
      idempotencyKey: 'k',
    },
  );
  const pause = async () => {
    wait?.();
    wait = undefined;
    await new Promise((done) => setTimeout(done, 0));
  };
  const values = () => model.form.$state.get().values;
  return {
    model,
    asked,
    pause,
    values,
    refused: () => model.form.$state.get().refused,
    at: () => at,
  };
}

const answer =
  (exists: boolean, suggestions: string[] = []) =>
  () =>
    Response.json({ exists, suggestions });

test('the address follows the name until it is typed, and is asked about after a pause', async () => {
  const { model, asked, pause, values } = started(answer(false), answer(false));
  model.input('name', 'Flores & Más');
  expect(values()['slug']).toBe('flores-mas');
  expect(asked).toEqual([]);
  await pause();
  expect(asked[0]).toEqual({ slug: 'flores-mas', name: 'Flores & Más' });
  expect(model.$address.get()).toEqual({ state: 'free', suggestions: [] });
  model.input('slug', 'flores');
  model.input('name', 'Otra');
  expect(values()['slug']).toBe('flores');
  await pause();
  expect(asked).toHaveLength(2);
});

test('a taken address is told with free ones, and one of them is chosen', async () => {
  const { model, pause, values, refused } = started(answer(true, ['moda-mx', 'moda-shop']));
  model.input('slug', 'moda');
  await pause();
  expect(refused()).toEqual({ slug: 'Este dominio no está disponible' });
  expect(model.$address.get().suggestions).toEqual(['moda-mx', 'moda-shop']);
  model.choose('moda-mx');
  expect(values()['slug']).toBe('moda-mx');
  expect([model.$address.get().state, refused()]).toEqual(['free', {}]);
});

test('an answer about letters that are gone changes nothing, nor does one that failed', async () => {
  let give: (answered: Response) => void = () => {};
  const late: Answer = () => new Promise((done) => (give = done));
  const { model, pause, refused } = started(late, () => new Response('', { status: 500 }));
  model.input('slug', 'moda');
  await pause();
  model.input('slug', 'modas');
  give(answer(true, ['moda-mx'])());
  await pause();
  expect([refused(), model.$address.get().state]).toEqual([{}, 'unknown']);
});

test('what is no address is not asked about', async () => {
  const { model, asked, pause } = started();
  model.input('slug', 'ñandú');
  await pause();
  model.input('slug', 'a'.repeat(64));
  await pause();
  expect(asked).toEqual([]);
});

test('a store is opened once its fields are right; a taken address is told at its field', async () => {
  const refusal = { code: 'slug_taken', field: 'slug', message: 'Este dominio no está disponible' };
  const { model, asked, refused, at } = started(
    () => Response.json(refusal, { status: 409 }),
    answer(true, ['moda-mx']),
    () => Response.json({ id: 'st_1', slug: 'moda-mx', url: '', office: '' }, { status: 201 }),
  );
  await model.submit();
  expect([asked, model.form.$state.get().stopped]).toEqual([[], 1]);
  model.input('name', ' Moda ');
  model.input('slug', 'moda');
  await model.submit();
  expect(refused()).toEqual({ slug: refusal.message });
  expect(model.$address.get().suggestions).toEqual(['moda-mx']);
  model.choose('moda-mx');
  await model.submit();
  expect(asked.at(-1)).toEqual({ name: 'Moda', slug: 'moda-mx' });
  expect(at()).toBe('/asistentes/emprendedores?done=opened');
});

test('a lost connection is told, and the fields stay', async () => {
  const { model } = started(() => Promise.reject(new TypeError('offline')));
  model.input('name', 'Moda');
  await model.submit();
  const { busy, failure, values } = model.form.$state.get();
  expect([busy, failure]).toEqual([false, messages.es.tryAgain]);
  expect(values).toMatchObject({ name: 'Moda', slug: 'moda' });
});
