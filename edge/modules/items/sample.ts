import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { GroupRow } from './facets-statements.ts';
import { sample, type CatalogueCount, type Part } from './sample-statements.ts';
import type { Selection } from './selection.ts';
import type { TraitRow } from './traits-statements.ts';

/** Counts over the first matches of a selection; empty where a part was not asked for. */
export interface Sample {
  readonly seen: number;
  readonly scale: number | null;
  readonly groups: readonly GroupRow[];
  readonly catalogues: readonly CatalogueCount[];
  readonly traits: readonly TraitRow[];
}

/** Reads one part of the counts of a selection. */
export type Sampling = (selection: Selection, part: Part) => Promise<Sample>;

/**
 * Reads counts, each once. Parts of a text's selection that are asked for in one turn are counted
 * over one look-up of the text.
 */
export function sampling(scope: RequestScope): Sampling {
  const wanted = new Map<string, { parts: Set<Part>; read: Promise<Sample> }>();
  return (selection, part) => {
    const key = JSON.stringify(selection.match === undefined ? [part, selection] : selection);
    const known = wanted.get(key);
    if (known) {
      known.parts.add(part);
      return known.read;
    }
    const parts = new Set([part]);
    const read = Promise.resolve().then(() => readSample(scope, selection, [...parts]));
    wanted.set(key, { parts, read });
    return read;
  };
}

async function readSample(
  scope: RequestScope,
  selection: Selection,
  parts: readonly Part[],
): Promise<Sample> {
  const row = await scope.cell.first(sample(selection, parts));
  return {
    seen: row?.seen ?? 0,
    scale: row?.scale ?? null,
    groups: JSON.parse(row?.groups ?? '[]') as GroupRow[],
    catalogues: JSON.parse(row?.catalogues ?? '[]') as CatalogueCount[],
    traits: JSON.parse(row?.traits ?? '[]') as TraitRow[],
  };
}
