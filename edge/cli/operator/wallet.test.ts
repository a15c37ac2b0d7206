import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PASS_TYPE, passCertificate, TEAM } from '../../../tests/support/pass-certificate.ts';
import { parseCommand, type WalletCommand } from './arguments.ts';
import { runWallet } from './wallet.ts';

const NOW = Date.UTC(2026, 10, 28);
const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made: Awaited<ReturnType<typeof passCertificate>>;
beforeAll(async () => {
  made = await passCertificate();
});

/** What a command line answers and prints. */
async function run(line: string, { held, now = NOW }: { held?: string; now?: number } = {}) {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(print),
  ];
  const code = await runWallet(parseCommand(line.split(' ')) as WalletCommand, held, now);
  for (const spy of spies) spy.mockRestore();
  return { code, text: printed.join('\n') };
}

function file(text: string): string {
  const path = join(folder, 'pass.pem');
  writeFileSync(path, text);
  return path;
}

test('a good file is printed as the secret, with an old key written anew', async () => {
  const old = createPrivateKey(made.key).export({ type: 'pkcs1', format: 'pem' });
  const { code, text } = await run(
    `wallet apple ${file([made.own, old, made.intermediate].join('\n'))}`,
  );
  expect(code).toBe(0);
  expect(await run('wallet check --json', { held: text })).toEqual({
    code: 0,
    text: JSON.stringify({ pass_type: PASS_TYPE, team: TEAM, ends_at: '2027-06-01T00:00:00.000Z' }),
  });
});

test('a key of another certificate is refused in both languages, and nothing of it is printed', async () => {
  const { code, text } = await run(
    `wallet apple ${file([made.own, made.intermediate, made.strange.key].join('\n'))}`,
  );
  expect(code).toBe(1);
  expect(text.split('\n')).toEqual([
    'La llave privada no es la del certificado.',
    'The private key is not the certificate’s.',
  ]);
});

test('the check names a certificate that has expired meanwhile, and a setting that is not there', async () => {
  const later = { held: made.pem, now: Date.parse('2028-01-01') };
  expect(await run('wallet check', later)).toMatchObject({
    code: 1,
    text: expect.stringContaining('ya venció') as string,
  });
  expect((await run('wallet check --json')).text).toContain('"fault":"not_set"');
});

test.each(['wallet', 'wallet apple', 'wallet check x.pem', 'wallet apple x.pem --all'])(
  'refuses %s',
  (line) => {
    expect(parseCommand(line.split(' '))).toMatchObject({ kind: 'usage' });
  },
);
