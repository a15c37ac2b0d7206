/** Secrets that a run of tests has left where they do not belong: in its databases, files, queues, logs and answers. */
import { readFileSync } from 'node:fs';
import { secretsFile } from '../../edge/cli/start/state.ts';
import { filesLeftBy } from './card-traces.ts';

/** Keys that tests give stores at their providers and couriers: each is found again if it is kept in the open. */
export const STORE_KEYS = {
  micorreo: { user: 'sur', password: 'micorreo_test_1', customer_id: '0000550997' },
} as const;

/** Of the secrets of a state folder the one that pages show. */
const PUBLIC = 'PAYMENT_PUBLISHABLE_KEY';

/** The secrets of a run: those that its state folder was made with, and those that its tests set. */
export function secretsOf(stateDir: string): string[] {
  const kept = JSON.parse(readFileSync(secretsFile(stateDir), 'utf8')) as Record<string, string>;
  const own = Object.entries(kept).flatMap(([name, value]) => (name === PUBLIC ? [] : [value]));
  return [...own, STORE_KEYS.micorreo.password];
}

/** Fails a run whose data or log holds a secret; the one file that keeps the folder's own is left out. */
export function refuseSecretTraces(stateDir: string, log: string): void {
  const secrets = secretsOf(stateDir);
  const files = [...filesLeftBy(stateDir), log].filter((file) => file !== secretsFile(stateDir));
  const found = files.flatMap((file) => {
    const bytes = readFileSync(file);
    const held = secrets.filter((secret) => bytes.includes(secret));
    // A log shows the error: no more than a beginning is told.
    return held.map((secret) => `${file}: ${secret.slice(0, 12)}…`);
  });
  if (found.length > 0) throw new Error(`secrets were kept:\n${found.join('\n')}`);
}

/** The variable that hands a run's secrets to its tests' processes. */
const TOLD = 'SECRETS_OF_THE_RUN';

/** Has every answer that a test gets be searched for a run's secrets. */
export function watchSecrets(stateDir: string): void {
  process.env[TOLD] = JSON.stringify(secretsOf(stateDir));
}

/** True for an answer that holds a secret of the run. */
export function tellsSecret(text: string): boolean {
  const secrets = JSON.parse(process.env[TOLD] ?? '[]') as string[];
  return secrets.some((secret) => text.includes(secret));
}
