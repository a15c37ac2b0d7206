/**
 * Prints, as JSON, the exports of each contract file in a folder that a browser may have;
 * `readContracts` runs it.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The fields by which a call is sent; undefined for a value that is not a call. */
function sentBy(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null || !('answer' in value)) return undefined;
  const { method, service, path } = value as Record<string, unknown>;
  return typeof path === 'string' ? { method, service, path } : undefined;
}

/** True when a value is the same after a round trip through JSON; schemas and functions are not. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === 'object' && value !== null) {
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
  }
  return ['string', 'number', 'boolean'].includes(typeof value) || value === null;
}

function lightOf(exports: Record<string, unknown>): Record<string, unknown> {
  const light = Object.entries(exports).map(([name, value]) => [name, sentBy(value) ?? value]);
  return Object.fromEntries(light.filter(([, value]) => isPlain(value)));
}

const folder = process.argv[2] ?? '';
const files = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
const described: Record<string, Record<string, unknown>> = {};
for (const file of files) {
  const url = pathToFileURL(join(folder, file)).href;
  described[file] = lightOf((await import(url)) as Record<string, unknown>);
}
process.stdout.write(JSON.stringify(described));
