/**
 * One product for all browser tests. The workers read its ports from the environment, and what they
 * need to write people straight into it.
 */
import { readFileSync } from 'node:fs';
import { doorFile } from '../../edge/cli/start/operator-door.ts';
import { scryptPasswords } from '../../edge/session/password.ts';
import { refuseCardTraces } from '../support/card-traces.ts';
import { refuseSecretTraces, watchSecrets } from '../support/secret-traces.ts';
import { startProduct } from '../support/server.ts';
import { PASSWORD } from './account-steps.ts';
import { LEFT } from './straight.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct('e2e');
  process.env['E2E_PORT'] = String(product.port);
  process.env['E2E_SANDBOX_PORT'] = String(product.sandboxPort);
  process.env[LEFT.door] = readFileSync(doorFile(product.stateDir), 'utf8');
  process.env[LEFT.hash] = await scryptPasswords().hash(PASSWORD);
  watchSecrets(product.stateDir);
  // Cards are typed into the sandbox's frame alone: their numbers are kept nowhere, nor a secret in the open.
  return () =>
    product.stop((stateDir, log) => {
      refuseCardTraces(stateDir, log);
      refuseSecretTraces(stateDir, log);
    });
}
