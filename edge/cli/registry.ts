/**
 * `node edge/cli/bootstrap.mjs edge/cli/registry.ts <file>`: prints the input of `wrangler kv bulk
 * put` that registers remote fragments, or the faults of the file (edge/stitch/README.md).
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
