import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  onlyEnglish,
  onlyStrings,
  withoutCertificates,
  withoutKindsOfFiles,
  withoutStyles,
  workerPackages,
} from './worker-packages.ts';

const file = (name: string) => readFileSync(new URL(name, import.meta.resolve('zod')), 'utf8');
const languages = file('v4/locales/index.js');
const server = readFileSync(fileURLToPath(import.meta.resolve('react-dom/server.edge')), 'utf8');
const kinds = readFileSync(
  new URL('../mime-funcs/mime-types.js', import.meta.resolve('nodemailer/lib/mail-composer')),
  'utf8',
);
const passkeys = (name: string) =>
  readFileSync(new URL(name, import.meta.resolve('@simplewebauthn/server')), 'utf8');
const sanitizer = readFileSync(fileURLToPath(import.meta.resolve('sanitize-html')), 'utf8');

test('the installed zod keeps one language', () => {
  expect(languages.match(/^export /gm)!.length).toBeGreaterThan(40);
  expect(onlyEnglish(languages)).toBe('export { default as en } from "./en.js";');
});

test('the installed React keeps the writer of strings, and what it gives', () => {
  expect(onlyStrings(server)).toBe(
    [
      "const l = require('./cjs/react-dom-server-legacy.browser.production.js');",
      'exports.renderToString = l.renderToString;',
      'exports.renderToStaticMarkup = l.renderToStaticMarkup;',
    ].join('\n'),
  );
});

test('the installed sanitize-html loads no reader of styles', () => {
  expect(sanitizer).toContain("require('postcss')");
  expect(withoutStyles(sanitizer)).not.toContain("require('postcss')");
});

test('the installed nodemailer lists no kinds of files, and answers as for an unknown one', async () => {
  const url = `data:text/javascript,${encodeURIComponent(withoutKindsOfFiles(kinds))}`;
  const list = (await import(url)) as Record<string, () => string>;
  const exported = [...kinds.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  expect(new Set(Object.keys(list))).toEqual(new Set(exported));
  expect(list['detectMimeType']!()).toBe('application/octet-stream');
});

test.each([
  'helpers/convertX509PublicKeyToCOSE.js',
  'helpers/getCertificateInfo.js',
  'helpers/isCertRevoked.js',
  'helpers/mapX509SignatureAlgToCOSEAlg.js',
  'helpers/validateCertificatePath.js',
  'helpers/validateExtFIDOGenCEAAGUID.js',
  'registration/verifications/tpm/verifyAttestationTPM.js',
  'registration/verifications/verifyAttestationAndroidKey.js',
  'registration/verifications/verifyAttestationAndroidSafetyNet.js',
  'registration/verifications/verifyAttestationApple.js',
  'registration/verifications/verifyAttestationFIDOU2F.js',
])('%s of the installed package reads no certificate', async (name) => {
  const transform = workerPackages.transform as unknown as (
    code: string,
    id: string,
  ) => { code: string } | undefined;
  const made = transform(passkeys(name), `/shop/node_modules/@simplewebauthn/server/esm/${name}`);
  const reader = (await import(
    `data:text/javascript,${encodeURIComponent(made?.code ?? '')}`
  )) as Record<string, () => unknown>;
  const [read] = Object.values(reader);
  expect(read).toThrow('no certificate is read');
});

test('a version that is made otherwise stops the build', () => {
  expect(() => onlyEnglish('export * from "./all.js";')).toThrow('zod');
  expect(() => withoutStyles('')).toThrow('sanitize-html');
  expect(() => withoutKindsOfFiles('')).toThrow('nodemailer');
  expect(() => withoutCertificates('export const read = 1;')).toThrow('passkeys');
  expect(() => onlyStrings(server.replaceAll('-legacy', ''))).toThrow('React');
});

test('no other file changes', () => {
  const transform = workerPackages.transform as (code: string, id: string) => unknown;
  expect(transform('export {};', '/shop/zod/v4/locales/es.js')).toBeUndefined();
  expect(transform(languages, 'C:\\shop\\zod\\v4\\locales\\index.js')).toMatchObject({ map: null });
});
