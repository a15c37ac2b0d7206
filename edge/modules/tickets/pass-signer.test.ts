import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASS_TYPE, passCertificate, TEAM } from '../../../tests/support/pass-certificate.ts';
import { openPassSigner } from './pass-signer.ts';

const NOW = Date.UTC(2026, 10, 28, 12, 0, 1);
const manifest = new TextEncoder().encode(
  '{"pass.json":"0a4d55a8d778e5022fab701977c5d840bbc486d0"}',
);
const folder = mkdtempSync(join(tmpdir(), 'pass-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made: Awaited<ReturnType<typeof passCertificate>>;
beforeAll(async () => {
  made = await passCertificate();
});

async function signed() {
  const opened = await openPassSigner(made.pem, NOW);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value.sign(manifest, NOW);
}

/** OpenSSL's verdict about a signature of some bytes. */
function verify(signature: Uint8Array, bytes: Uint8Array, intermediate = made.intermediate) {
  const file = (name: string, content: Uint8Array | string) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const of = ['-in', file('signature', signature), '-inform', 'DER', '-binary'];
  const what = ['-content', file('manifest.json', bytes), '-purpose', 'any', '-out', '/dev/null'];
  const ca = ['-CAfile', file('ca.pem', intermediate), '-attime', String(NOW / 1000)];
  return execFileSync('openssl', ['cms', '-verify', ...of, ...what, ...ca], { stdio: 'pipe' });
}

test('OpenSSL verifies the signature of a manifest, by the issuer that it comes with', async () => {
  const signature = await signed();
  expect(() => verify(signature, manifest)).not.toThrow();
  expect(() => verify(signature, manifest, made.strange.intermediate)).toThrow(/verif/i);
});

test('a manifest that was changed by one byte fails', async () => {
  const changed = manifest.slice();
  changed[14] = 0x31;
  const signature = await signed();
  expect(() => verify(signature, changed)).toThrow(/content verify error/);
});

test('it is detached, and has the time and both certificates', async () => {
  const file = join(folder, 'printed');
  writeFileSync(file, await signed());
  const shown = execFileSync(
    'openssl',
    ['cms', '-cmsout', '-print', '-inform', 'DER', '-in', file],
    {
      encoding: 'utf8',
    },
  );
  expect(shown).toContain('eContent: <ABSENT>');
  expect(shown).toMatch(/signingTime[^]*UTCTIME:Nov 28 12:00:01 2026 GMT/);
  expect(shown.match(/d\.certificate:/g)).toHaveLength(2);
});

test('the signer has the identifiers of its certificate, and its end', async () => {
  const opened = await openPassSigner(made.pem, NOW);
  expect(opened).toMatchObject({
    ok: true,
    value: { passType: PASS_TYPE, team: TEAM, endsAt: Date.parse('2027-06-01') },
  });
});

test('parts may come in any order', async () => {
  const text = [made.intermediate, made.key, 'Bag Attributes\n', made.own].join('\n');
  expect((await openPassSigner(text, NOW)).ok).toBe(true);
});

test.each([
  ['no certificate', () => made.key, 'certificate_unreadable'],
  [
    'a damaged one',
    () => made.pem.replace('BEGIN CERTIFICATE-----\nMII', 'BEGIN CERTIFICATE-----\nAAA'),
    'certificate_unreadable',
  ],
  ['no key', () => made.own + made.intermediate, 'key_unreadable'],
  [
    'an encrypted key',
    () => made.pem.replaceAll('PRIVATE KEY', 'ENCRYPTED PRIVATE KEY'),
    'key_unreadable',
  ],
  [
    "somebody else's key",
    () => [made.own, made.intermediate, made.strange.key].join('\n'),
    'key_not_its',
  ],
  ['no issuer', () => [made.own, made.key].join('\n'), 'issuer_missing'],
  [
    "another maker's issuer",
    () => [made.own, made.key, made.strange.intermediate].join('\n'),
    'issuer_missing',
  ],
] as const)('%s is refused', async (_what, text, error) => {
  expect(await openPassSigner(text(), NOW)).toEqual({ ok: false, error });
});

test('a certificate is refused before it begins, after its end, and where it is for something else', async () => {
  expect(await openPassSigner(made.pem, Date.parse('2025-12-31'))).toMatchObject({
    error: 'not_yet_valid',
  });
  expect(await openPassSigner(made.pem, Date.parse('2027-06-02'))).toMatchObject({
    error: 'expired',
  });
  const { pem } = await passCertificate({ subject: [{ CN: ['Apple Development'] }] });
  expect(await openPassSigner(pem, NOW)).toMatchObject({ error: 'not_for_passes' });
});
