import { expect, test } from 'vitest';
import { websiteUrl } from './website.ts';

test.each([
  ['ana.example', 'https://ana.example'],
  [' https://ana.example/ ', 'https://ana.example'],
  ['HTTP://Ana.Example/Libros?a=1', 'http://ana.example/Libros?a=1'],
  ['ana.example:8443/x', 'https://ana.example:8443/x'],
  ['https://ana.example/#libros', 'https://ana.example/#libros'],
  ['https://ana.example/?a=1', 'https://ana.example/?a=1'],
  ['https://a.b.ana.example', 'https://a.b.ana.example'],
  ['librería.example', 'https://xn--librera-dza.example'],
])('%s is %s', (typed, whole) => expect(websiteUrl(typed)).toBe(whole));

test.each([
  '',
  'ana',
  'javascript:alert(1)',
  'ftp://ana.example',
  '1http://ana.example',
  'https://ana@ana.example',
  'https://:secreta@ana.example',
  'https://ana.1example',
  'https://ana.example..',
  'https://192.168.0.1.5x/',
  'data://ana.example',
  'https://ana:secreta@ana.example',
  'https://127.0.0.1/',
  'localhost',
  'ana .example',
  '.example',
  `ana.example/${'x'.repeat(200)}`,
])('%s is no website', (typed) => expect(websiteUrl(typed)).toBeUndefined());
