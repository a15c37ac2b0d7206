/** One product for all browser tests; the workers read its ports from the environment. */
import { startProduct } from '../support/server.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const product = await startProduct('e2e');
  process.env['E2E_PORT'] = String(product.port);
  process.env['E2E_SANDBOX_PORT'] = String(product.sandboxPort);
  return product.stop;
}
