import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuseSecretTraces, STORE_KEYS, tellsSecret, watchSecrets } from './secret-traces.ts';

const OWN = 'sk_sandbox_0123456789abcdef';
const SHOWN = 'pk_sandbox_0123456789abcdef';

let folder = '';
beforeEach(() => {
  vi.stubEnv('SECRETS_OF_THE_RUN', '[]');
  folder = mkdtempSync(join(tmpdir(), 'secret-traces-'));
  mkdirSync(join(folder, 'state', 'data'), { recursive: true });
  const secrets = { PAYMENT_SECRET_KEY: OWN, PAYMENT_PUBLISHABLE_KEY: SHOWN };
  writeFileSync(join(folder, 'state', 'secrets.json'), JSON.stringify(secrets));
  writeFileSync(join(folder, 'run.log'), `{"key":"${SHOWN}"}`);
});
afterEach(() => rmSync(folder, { recursive: true }));

const look = () => refuseSecretTraces(join(folder, 'state'), join(folder, 'run.log'));

test.each([OWN, STORE_KEYS.micorreo.password])('%s is found in a database', (secret) => {
  const bytes = Buffer.concat([Buffer.from([0, 255, 254]), Buffer.from(`x${secret}y`)]);
  writeFileSync(join(folder, 'state', 'data', 'cell.sqlite'), bytes);
  expect(look).toThrow(`cell.sqlite: ${secret.slice(0, 12)}…`);
});

test('a secret in the log is found; the file that keeps it and what pages show are not', () => {
  expect(look).not.toThrow();
  writeFileSync(join(folder, 'run.log'), `asked with Bearer ${OWN}`);
  expect(look).toThrow(/run\.log/);
});

test('an answer that tells a secret of the run is known, once the run is watched', () => {
  watchSecrets(join(folder, 'state'));
  expect(tellsSecret(`<p>${SHOWN}</p>`)).toBe(false);
  expect(tellsSecret(`{"key":"${OWN}"}`)).toBe(true);
});
