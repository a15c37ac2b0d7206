import { expect, test } from 'vitest';
import { faultOf } from './attack.ts';
import type { HostForm } from './form.ts';
import { hostForms } from './forms.ts';

const none: HostForm = { name: 'evil', lines: '', owner: 'none', never: 'zzqx' };
const moda: HostForm = { ...none, name: 'ours', owner: 'moda' };
const anyOne: HostForm = { ...none, owner: 'any one' };
const route = { method: 'GET', path: '/productos' };
const home = { method: 'GET', path: '/' };
const page = 'og:site_name" content="Lirio"';

test.each<[string | undefined, HostForm, number, string, string]>([
  [undefined, none, 404, '', 'Tienda no encontrada'],
  [undefined, none, 400, '', 'Bad Request'],
  [undefined, none, 200, '', '{"status":"ok"}'],
  [undefined, moda, 200, '', page],
  [undefined, moda, 301, '\r\nlocation: /productos', ''],
  ['status', none, 200, '', 'a page'],
  ['status', moda, 500, '', ''],
  ['status', moda, 404, '', 'nothing'],
  ['reflected', none, 404, '', '<a href="//ZZQX.example">'],
  ['reflected', moda, 200, '\r\nlink: <http://zzqx.example>', page],
  ['leads away', moda, 301, '\r\nLocation: http://elsewhere.example/', page],
  ['leads away', moda, 301, '\r\nLocation: //elsewhere.example/', page],
  ['another tenant', none, 404, '', 'Lirio'],
  ['another tenant', moda, 200, '', `${page} st_eventos`],
  ['another tenant', anyOne, 200, '', 'st_moda st_eventos'],
])('sees %s', (kind, form, status, head, body) => {
  const asked = status === 301 ? route : home;
  expect(faultOf(form, asked, { status, head: `HTTP/1.1 ${status}${head}`, body })?.[0]).toBe(kind);
});

test('there are at least two hundred forms, each once', () => {
  const forms = hostForms(9000);
  expect(forms.length).toBeGreaterThanOrEqual(200);
  const written = forms.map(({ lines, target }) => lines + (target?.('/x') ?? ''));
  expect(new Set(written).size).toBe(forms.length);
});
