/** One product for all contract tests; `inject('port')` gives its port. */
import type { TestProject } from 'vitest/node';
import { refuseCardTraces } from '../support/card-traces.ts';
import { refuseSecretTraces, watchSecrets } from '../support/secret-traces.ts';
import { startProduct } from '../support/server.ts';
import { startUpstream, upstreamVariables } from '../support/upstream.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Port of the stores. */
    port: number;
    /** Port of the sandbox payment provider. */
    sandboxPort: number;
    /** File that the product's output goes to. */
    log: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const upstream = await startUpstream();
  const product = await startProduct('contract', upstreamVariables(upstream.port));
  project.provide('port', product.port);
  project.provide('sandboxPort', product.sandboxPort);
  project.provide('log', product.log);
  watchSecrets(product.stateDir);
  return async () => {
    // A card's number is never kept, whatever the tests have sent, and no secret in the open.
    const look = (stateDir: string, log: string) => {
      refuseCardTraces(stateDir, log);
      refuseSecretTraces(stateDir, log);
    };
    await product.stop(look).finally(() => upstream.stop());
  };
}
