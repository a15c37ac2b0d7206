import { expect, test, vi } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import { sampleSettings } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { Messages } from './messages/es.ts';
import { settingsModel } from './model.ts';
import type { SettingsProps } from './props.ts';

const t = messages.es;
const env = pageEnv({ base: '', store: 'st_a' });
const refusal = (status: number, body: object) =>
  Response.json({ message: 'No', request_id: 'r', ...body }, { status });

function started(answer: (method: string) => Response, given: Partial<SettingsProps> = {}) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    (_url, { method = 'GET' }) => Promise.resolve(answer(method)),
  );
  const toast = vi.fn<OfficePorts<Messages>['toast']>();
  const api = { base: '', tag: 'es-MX', fetch, wait: async () => {} } as const;
  const model = settingsModel(
    { t, toast, api },
    {
      env,
      settings: sampleSettings,
      entries: [],
      network: 'Mercado',
      pictures: [{ url: '/media/st_a/1.webp', name: 'Uno', main_colors: ['#112233'] }],
      slug: 'a',
      type: 'other',
      country: 'MX',
      done: false,
      idempotencyKey: 'k',
      ...given,
    },
  );
  const valueOf = (name: string) => model.form.$state.value.values[name];
  const sent = () =>
    fetch.mock.calls
      .filter(([, { method }]) => method === 'PATCH')
      .map(([, { body }]) => JSON.parse(body as string) as unknown);
  return { model, fetch, toast, valueOf, sent };
}

test('what was not changed is not sent, and nothing is sent where nothing was', async () => {
  const { model, sent, toast } = started(() =>
    Response.json({ ...sampleSettings, kick: 'lirio', version: 5 }),
  );
  await model.save();
  expect(sent()).toEqual([]);
  model.form.input('kick', 'https://kick.com/lirio');
  expect(model.form.$dirty.value).toBe(true);
  await model.save();
  expect(sent()).toEqual([{ kick: 'lirio', version: 4 }]);
  expect(model.$version.value).toBe(5);
  expect(model.form.$dirty.value).toBe(false);
  expect(model.form.$state.value.values['kick']).toBe('lirio');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ message: t.done }));
});

test('a problem of a field stops the form; the edge’s own shows at its field', async () => {
  const { model, sent } = started(() => refusal(400, { code: 'invalid_request', field: 'name' }));
  model.form.input('name', ' ');
  await model.save();
  expect(sent()).toEqual([]);
  expect(model.form.$state.value.touched).toHaveProperty('name');
  model.form.input('name', 'Otra');
  await model.save();
  expect(model.form.$state.value.refused).toEqual({ name: 'No' });
});

test('a refused form that is sent again is another try, with a key of its own', async () => {
  const { model, fetch } = started(() => refusal(400, { code: 'invalid_request', field: 'name' }));
  model.form.input('name', 'Otra');
  await model.save();
  await model.save();
  const keys = fetch.mock.calls.map(
    ([, { headers }]) => (headers as Record<string, string>)['idempotency-key'],
  );
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/./);
  expect(keys[0]).not.toBe(keys[1]);
});

test('what is typed while the form is saved stays unsaved', async () => {
  const { model, valueOf } = started(() =>
    Response.json({ ...sampleSettings, name: 'Uno', version: 5 }),
  );
  model.form.input('name', 'Uno');
  const saving = model.save();
  model.form.input('kick', 'tarde');
  await saving;
  expect([valueOf('name'), valueOf('kick')]).toEqual(['Uno', 'tarde']);
  expect(model.form.$dirty.value).toBe(true);
});

test('edited meanwhile: both versions are told, the other fields are taken over', async () => {
  const present = { ...sampleSettings, name: 'Suya', twitch: 'suyo', version: 5 };
  const { model, valueOf, sent } = started((method) =>
    method === 'GET'
      ? Response.json(present)
      : sent().length < 2
        ? refusal(409, { code: 'edited_meanwhile' })
        : Response.json({ ...present, name: 'Mía', kick: 'mio', version: 6 }),
  );
  model.form.input('name', 'Mía');
  model.form.input('kick', 'mio');
  await model.save();
  expect(model.form.$state.value.failure).toBe(t.meanwhile);
  expect(model.$differing.value).toEqual([{ name: 'name', theirs: 'Suya', mine: 'Mía' }]);
  expect([valueOf('twitch'), valueOf('kick')]).toEqual(['suyo', 'mio']);
  await model.save();
  expect(sent()[1]).toEqual({ name: 'Mía', kick: 'mio', version: 5 });
  expect(model.$differing.value).toEqual([]);
});

test('the other editor’s value can be taken', async () => {
  const present = { ...sampleSettings, name: 'Suya', version: 5 };
  const { model, valueOf } = started((method) =>
    method === 'GET' ? Response.json(present) : refusal(409, { code: 'edited_meanwhile' }),
  );
  model.form.input('name', 'Mía');
  await model.save();
  model.takeTheirs('name');
  expect(valueOf('name')).toBe('Suya');
  expect(model.form.$dirty.value).toBe(false);
});

test('a form that was posted to older settings shows what differs, and can be saved over', () => {
  const { model } = started(() => Response.json({}), {
    values: { name: 'Mía', version: '3', color1: '#23202b' },
    error: 'x',
  });
  expect(model.$differing.value).toContainEqual({ name: 'name', theirs: 'Lirio', mine: 'Mía' });
  expect(model.$version.value).toBe(4);
  expect(model.form.$dirty.value).toBe(true);
});

test('a chosen picture is saved by its address, and offers its colours where it is the photo', async () => {
  const { model, sent } = started(() => Response.json({ ...sampleSettings, version: 5 }));
  const url = '/media/st_a/2.webp';
  model.choose('favicon', { url, name: 'Dos', main_colors: ['#aa0000'] });
  expect(model.$colors.value).toEqual([]);
  model.form.input('photo', '/media/st_a/1.webp');
  expect(model.$colors.value).toEqual(['#112233']);
  model.choose('photo', { url, name: 'Dos', main_colors: ['#aa0000'] });
  expect(model.$colors.value).toEqual(['#aa0000']);
  expect(model.$pictures.value.map(({ name }) => name)).toEqual(['Dos', 'Uno']);
  await model.save();
  expect(sent()).toEqual([{ photo: url, favicon: url, version: 4 }]);
});

test('a picture that left the library is told at its field, in words of the form', async () => {
  const { model } = started(() => refusal(404, { code: 'image_not_found', field: 'photo' }));
  model.choose('photo', { url: '/media/st_a/3.webp', name: 'Tres', main_colors: [] });
  await model.save();
  expect(model.form.$state.value.refused).toEqual({ photo: t.picture.failed.photo });
});

test.each([
  [{ photo: '/media/st_a/3.webp' }, { photo: t.picture.notUpdated.photo }],
  [{ name: 'Otro' }, {}],
])(
  'a save of %j that fails as a whole marks the photo only where it was among it',
  async (typed, refused) => {
    const { model } = started(() => refusal(500, { code: 'internal' }));
    for (const [name, value] of Object.entries(typed)) model.form.input(name, value);
    await model.save();
    expect(model.form.$state.value.refused).toEqual(refused);
    expect(model.form.$state.value.failure).not.toBeNull();
  },
);
