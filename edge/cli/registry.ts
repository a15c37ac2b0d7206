/**
 * `node edge/cli/bootstrap.mjs edge/cli/registry.ts <file>`: prints what `wrangler kv bulk put`
 * takes to register remote fragments, or says what is wrong in the file (edge/README.md).
 */
import { readFileSync } from 'node:fs';
import { registryEntries } from './registry/entries.ts';

const [file = ''] = process.argv.slice(2);
try {
  console.log(JSON.stringify(await registryEntries(readFileSync(file, 'utf8')), null, 2));
  process.exit(0);
} catch (error) {
  console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
