/**
 * A step of `npm run check`: builds every SQL statement of the product from its sources, in all the
 * ways in which they compose it, and prepares it against the schema that the migrations make.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';
import { modulesOfSql, piecesOf, templatesOf } from './statements/explore.ts';
import { networkFaults } from './statements/networks.ts';
import { staleTables } from './statements/tables.ts';
import { Verifier } from './statements/verify.ts';

/** The only folders that prepare statements; all other code writes them with a tag. */
const MAY_PREPARE = /^edge\/(?:db|cli)\//;

const byHand = globSync('edge/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] })
  .filter((file) => !MAY_PREPARE.test(file))
  .filter((file) => readFileSync(join(ROOT, file), 'utf8').includes('.prepare('))
  .map((place) => ({ place, reason: 'prepares a statement by hand, which nothing checks' }));

const verifier = new Verifier();
const modules = modulesOfSql();
for (const module of modules) for (const piece of piecesOf(module)) verifier.verify(piece);

const faults = [...verifier.faults.values()];
const unproven = modules
  .flatMap(templatesOf)
  .filter((place) => !verifier.proven.has(place) && !faults.some((fault) => fault.place === place))
  .map((place) => ({
    place,
    reason: `no statement was found that it is part of${why(verifier.refused.get(place))}`,
  }));

function why(refused: string | undefined): string {
  return refused === undefined ? '' : ` (${refused})`;
}

const stale = staleTables().map((place) => ({
  place,
  reason: 'is not what the migrations say: run `npm run tables`',
}));

const all = [...faults, ...unproven, ...byHand, ...stale, ...networkFaults()];
for (const { place, reason } of all) console.log(`${place} ${reason}`);
console.log(`${verifier.prepared} statements prepared`);
process.exitCode = all.length > 0 || verifier.prepared === 0 ? 1 : 0;
