import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readForm } from './form.ts';

async function fieldsOf(body: BodyInit, headers: Record<string, string> = {}): Promise<unknown> {
  const app = new Hono().post('/', async (c) => c.json(await readForm(c)));
  return (await app.request('/', { method: 'POST', body, headers })).json();
}

test('a file of rows is its text, and any other file is left out', async () => {
  const form = new FormData();
  form.set('name', 'Ana');
  form.set('text', new File(['a,b\n1,2'], 'Reporte.CSV', { type: 'text/csv' }));
  form.set('photo', new File(['x'], 'a.png', { type: 'image/png' }));
  expect(await fieldsOf(form)).toEqual({ ok: true, value: { name: 'Ana', text: 'a,b\n1,2' } });
});

test('the last value of a field counts; a body that is no form is refused', async () => {
  const fields = new URLSearchParams([
    ['a', '1'],
    ['a', '2'],
  ]);
  expect(await fieldsOf(fields)).toEqual({ ok: true, value: { a: '2' } });
  expect(await fieldsOf('{}', { 'content-type': 'application/json' })).toMatchObject({
    error: { code: 'unsupported_media_type' },
  });
});
