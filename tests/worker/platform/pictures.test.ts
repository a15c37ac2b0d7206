import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fakeResizer } from '../../../edge/providers/image/fake.ts';
import { startPlatform } from './platform.ts';
import { openStore } from './stores.ts';

const SHOP = 'http://fotos.localhost:8787';
const WHOLE = new TextEncoder().encode('a whole picture'.repeat(20));
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=60';
const KEPT = '_width/400/silla.webp';

let images = fakeResizer();
let shop = startPlatform({}, { images });

const put = (key: string, body: string | Uint8Array<ArrayBuffer> = WHOLE, type = 'image/webp') =>
  env.MEDIA.put(key, body, { httpMetadata: { contentType: type } });

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.ask(SHOP + path, { headers });
  return {
    status: answer.status,
    text: new TextDecoder().decode(await answer.arrayBuffer()),
    keep: answer.headers.get('cache-control'),
    type: answer.headers.get('content-type'),
    etag: answer.headers.get('etag') ?? '',
  };
}

beforeAll(() => openStore({ slug: 'fotos', cell: 'a' }));

beforeEach(async () => {
  const { objects } = await env.MEDIA.list();
  await env.MEDIA.delete(objects.map(({ key }) => key));
  await put('silla.webp');
  images = fakeResizer();
  shop = startPlatform({}, { images });
});

test('a width is made once, kept, and everybody may keep it for ever', async () => {
  const first = await ask('/media/w400/silla.webp');
  expect(first).toMatchObject({ status: 200, text: 'w400', keep: FOR_EVER, type: 'image/webp' });
  const again = await ask('/media/w400/silla.webp');
  expect(again).toEqual(first);
  expect(images.asked).toEqual([400]);
  expect(await (await env.MEDIA.get(KEPT))?.text()).toBe('w400');
  expect((await ask('/media/w400/silla.webp', { 'if-none-match': first.etag })).status).toBe(304);
});

test('a picture in a folder has widths too', async () => {
  await put('slides/uno.webp');
  expect(await ask('/media/w750/slides/uno.webp')).toMatchObject({ status: 200, text: 'w750' });
});

test.each([
  '/media/w401/silla.webp',
  '/media/w0/silla.webp',
  '/media/w0400/silla.webp',
  '/media/w99999999999/silla.webp',
  '/media/w400/',
  '/media/w400',
  '/media/w400/nada.webp',
  '/media/w400/w400/silla.webp',
  '/media/w400//silla.webp',
  '/media/w400/a/b/silla.webp',
])('%s is not found, and nothing is made', async (path) => {
  expect((await ask(path)).status).toBe(404);
  expect(images.asked).toEqual([]);
});

test('a stored picture has no address of its own', async () => {
  await ask('/media/w400/silla.webp');
  expect(await env.MEDIA.head(KEPT)).not.toBeNull();
  for (const path of [KEPT, `w400/${KEPT}`, '%5Fwidth/400/silla.webp', 'width/480/silla.webp'])
    expect((await ask(`/media/${path}`)).status, path).toBe(404);
});

test('a larger result is not kept: the whole picture is', async () => {
  images.behaviour = 'swell';
  const { text, keep } = await ask('/media/w400/silla.webp');
  expect([text, keep]).toEqual([new TextDecoder().decode(WHOLE), FOR_EVER]);
  expect(await (await env.MEDIA.get(KEPT))?.text()).toBe(text);
});

test.each(['fail', 'throw'] as const)('where it does %s the whole one stands in', async (how) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  images.behaviour = how;
  const failed = await ask('/media/w400/silla.webp');
  expect(failed).toMatchObject({ status: 200, keep: FOR_NOW, type: 'image/webp' });
  expect(failed.text).toBe(new TextDecoder().decode(WHOLE));
  expect(await env.MEDIA.head(KEPT)).toBeNull();
  images.behaviour = 'shrink';
  const mended = await ask('/media/w400/silla.webp', { 'if-none-match': failed.etag });
  expect(mended).toMatchObject({ status: 200, text: 'w400', keep: FOR_EVER });
});

test('a service that does not answer is waited for no longer than its time', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    images.behaviour = 'hang';
    const asked = ask('/media/w400/silla.webp');
    await vi.waitFor(() => expect(images.asked).toEqual([400]));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await asked).toMatchObject({ status: 200, keep: FOR_NOW });
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('late after 5000 ms'));
  } finally {
    vi.useRealTimers();
  }
});

test('a request for a picture that is being made gets the whole one meanwhile', async () => {
  images.behaviour = 'hang';
  const first = ask('/media/w400/silla.webp');
  await vi.waitFor(() => expect(images.asked).toEqual([400]));
  expect(await ask('/media/w400/silla.webp')).toMatchObject({ status: 200, keep: FOR_NOW });
  images.release();
  expect(await first).toMatchObject({ text: 'w400', keep: FOR_EVER });
  expect(images.asked).toEqual([400]);
});

test('no more than twelve are made at once, and the next when they are done', async () => {
  images.behaviour = 'hang';
  const names = Array.from({ length: 13 }, (_, index) => `f${index}.webp`);
  await Promise.all(names.map((name) => put(name)));
  const first = names.slice(0, 12).map((name) => ask(`/media/w400/${name}`));
  await vi.waitFor(() => expect(images.asked).toHaveLength(12));
  expect(await ask('/media/w400/f12.webp')).toMatchObject({ status: 200, keep: FOR_NOW });
  images.release();
  for (const answer of await Promise.all(first)) expect(answer.keep).toBe(FOR_EVER);
  images.behaviour = 'shrink';
  expect(await ask('/media/w400/f12.webp')).toMatchObject({ text: 'w400', keep: FOR_EVER });
});

test('a drawing, and what is no picture, are not made smaller', async () => {
  await put('marca.svg', '<svg/>', 'image/svg+xml');
  await put('hoja.html', '<p>', 'text/html');
  await put('enorme.webp', new Uint8Array(5_000_001));
  expect(await ask('/media/w160/marca.svg')).toMatchObject({ text: '<svg/>', keep: FOR_EVER });
  expect((await ask('/media/w160/hoja.html')).status).toBe(404);
  expect(await ask('/media/w160/enorme.webp')).toMatchObject({ status: 200, keep: FOR_NOW });
  expect(images.asked).toEqual([]);
});

test('without the binding pictures are sent as they are', async () => {
  shop = startPlatform({ IMAGES: undefined });
  expect(await ask('/media/w400/silla.webp')).toMatchObject({ status: 200, keep: FOR_NOW });
});

test('the binding makes WebP of the width, never wider, and survives what is no picture', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  shop = startPlatform();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="red"/></svg>`;
  const png = await env
    .IMAGES!.input(new Blob([svg]).stream() as unknown as PlatformStream)
    .transform({})
    .output({ format: 'image/png' });
  await put('roja.png', new Uint8Array(await png.response().arrayBuffer()), 'image/png');
  const sizeOf = async (path: string) => {
    const answer = await shop.ask(SHOP + path);
    const stream = (await answer.blob()).stream() as unknown as PlatformStream;
    const { format, width, height } = { width: 0, height: 0, ...(await env.IMAGES!.info(stream)) };
    return { format, width, height };
  };
  expect(await sizeOf('/media/w160/roja.png')).toEqual({
    format: 'image/webp',
    width: 160,
    height: 80,
  });
  expect(await sizeOf('/media/w1800/roja.png')).toMatchObject({ width: 400, height: 200 });
  await put('rota.webp', 'no picture');
  expect(await ask('/media/w160/rota.webp')).toMatchObject({ text: 'no picture', keep: FOR_NOW });
});
