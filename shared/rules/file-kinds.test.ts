import { expect, test } from 'vitest';
import { FILE_HEAD_BYTES, FILE_NAME_MAX, fileNameOf, fileTypeOf } from './file-kinds.ts';

const head = (...parts: readonly (string | readonly number[])[]): Uint8Array => {
  const all = parts.flatMap((part) =>
    typeof part === 'string' ? Array.from(part).map((letter) => letter.charCodeAt(0)) : part,
  );
  return Uint8Array.from({ length: FILE_HEAD_BYTES }, (_, index) => all[index] ?? 0);
};
const ZIP = [0x50, 0x4b, 3, 4];

test.each<[string | null, Uint8Array]>([
  ['application/pdf', head('%PDF-1.7')],
  ['application/zip', head(ZIP)],
  [
    'application/epub+zip',
    head(
      ZIP,
      Array.from({ length: 26 }, () => 0),
      'mimetypeapplication/epub+zip',
    ),
  ],
  ['audio/mpeg', head('ID3')],
  ['audio/mpeg', head([0xff, 0xfb])],
  ['audio/flac', head('fLaC')],
  ['audio/wav', head('RIFF', [1, 2, 3, 4], 'WAVE')],
  ['image/webp', head('RIFF', [1, 2, 3, 4], 'WEBP')],
  ['application/ogg', head('OggS')],
  ['video/mp4', head([0, 0, 0, 32], 'ftypisom')],
  ['video/webm', head([0x1a, 0x45, 0xdf, 0xa3])],
  ['image/png', head([0x89], 'PNG', [0x0d, 0x0a])],
  ['image/jpeg', head([0xff, 0xd8, 0xff, 0xe0])],
  // Programs, pages and scripts.
  [null, head('MZ')],
  [null, head([0x7f], 'ELF')],
  [null, head('<!doctype html>')],
  [null, head('#!/bin/sh')],
  [null, head(' %PDF-1.7')],
  [null, new Uint8Array()],
])('%s is told by its first bytes', (type, bytes) => {
  expect(fileTypeOf(bytes)).toBe(type);
});

test.each([
  ['Guía de cámara.pdf', 'application/pdf', 'Guía de cámara.pdf'],
  ['GUIA.PDF', 'application/pdf', 'GUIA.pdf'],
  ['C:\\libros\\Guía.exe', 'application/pdf', 'Guía.exe.pdf'],
  ['../../etc/passwd', 'application/zip', 'passwd.zip'],
  ['datos.xlsx', 'application/zip', 'datos.xlsx'],
  ['foto.jpeg', 'image/jpeg', 'foto.jpeg'],
  ['', 'audio/mpeg', 'archivo.mp3'],
  ['...', 'audio/mpeg', 'archivo.mp3'],
  ['a\u202Efdp.exe', 'application/pdf', 'afdp.exe.pdf'],
  ['x"\r\nset-cookie: a=b.pdf', 'application/pdf', 'xset-cookie a=b.pdf'],
])('%j as %s is called %s', (given, type, name) => {
  expect(fileNameOf(given, type)).toBe(name);
});

test('a long name keeps its end, and no sign of it is cut in two', () => {
  const name = fileNameOf(`${'😀'.repeat(500)}.pdf`, 'application/pdf');
  expect(Array.from(name).length).toBeLessThanOrEqual(FILE_NAME_MAX);
  expect(name.endsWith('😀.pdf')).toBe(true);
});
