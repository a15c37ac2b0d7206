/**
 * `npm run lockfile`, after a change of dependencies: adds to package-lock.json the packages of
 * other platforms that npm left out. npm writes only the optional packages that its registry
 * offers, and some mirrors offer only this machine's. `npm ci` then refuses such a lockfile
 * everywhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lockfile } from './lockfile/platforms.ts';
import { missingPlatformPackages } from './lockfile/platforms.ts';
import { ROOT } from './paths.ts';

const file = join(ROOT, 'package-lock.json');
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile;
const missing = missingPlatformPackages(lockfile);
const entries = Object.entries({ ...lockfile.packages, ...missing });
// npm's own order, so that its next write changes nothing else.
lockfile.packages = Object.fromEntries(
  entries.toSorted(([one], [other]) => one.localeCompare(other, 'en')),
);
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`Added ${Object.keys(missing).length} packages of other platforms.`);
