import type { RequestScope } from '../../unit-of-work/scope.ts';
import { sample, type Part, type Sampled, type SampleRow } from './sample-statements.ts';
import { isScattered, type Selection } from './selection.ts';

/** Counts over the first matches of a selection; empty where a part was not asked for. */
export type Sample = {
  readonly [Name in keyof Sampled]: Name extends Part ? NonNullable<Sampled[Name]> : Sampled[Name];
};

/** The counts of one list. */
export interface Sampling {
  /** Reads one part of the counts of a selection. */
  readonly read: (selection: Selection, part: Part) => Promise<Sample>;
  /**
   * Has a page tell the counts of its own selection, so that they need no look-up of their own.
   * @returns the parts that were asked for in this turn, which the page has to hold
   */
  readonly carry: (selection: Selection, page: Carrier) => readonly Part[];
}

/** A page that holds counts. */
export interface Carrier {
  /** Whether it is the list's first page: without a row the list has none. */
  readonly isFirst: boolean;
  /** Its rows; the first of them holds the counts. */
  readonly rows: () => Promise<readonly { readonly sampled: SampleRow['sampled'] | null }[]>;
}

interface Wanted {
  readonly parts: Set<Part>;
  readonly read: Promise<Sample>;
  page?: Carrier;
}

const NONE: Sampled = { seen: 0, scale: null, groups: null, catalogues: null, traits: null };

/**
 * Reads counts, each once. Parts of a scattered selection that are asked for in one turn are
 * counted over one look-up.
 */
export function sampling(scope: RequestScope): Sampling {
  const wanted = new Map<string, Wanted>();
  return {
    read(selection, part) {
      const key = keyOf(selection, part);
      const known = wanted.get(key);
      if (known) {
        known.parts.add(part);
        return known.read;
      }
      const read = Promise.resolve().then(() => readWanted(scope, selection, one));
      const one: Wanted = { parts: new Set([part]), read };
      wanted.set(key, one);
      return read;
    },
    carry(selection, page) {
      const one = wanted.get(keyOf(selection));
      if (!one) return [];
      one.page = page;
      return [...one.parts];
    },
  };
}

/** Unless the matches are scattered, each part is counted over another number of them. */
function keyOf(selection: Selection, part?: Part): string {
  return JSON.stringify(isScattered(selection) ? selection : [part, selection]);
}

async function readWanted(
  scope: RequestScope,
  selection: Selection,
  { parts, page }: Wanted,
): Promise<Sample> {
  const [carrying] = (await page?.rows()) ?? [];
  const row =
    carrying ?? (page?.isFirst ? undefined : await scope.cell.first(sample(selection, [...parts])));
  const found = row?.sampled == null ? NONE : (JSON.parse(row.sampled) as Sampled);
  const { groups, catalogues, traits } = found;
  return {
    ...found,
    groups: groups ?? [],
    catalogues: catalogues ?? [],
    traits: traits ?? [],
  };
}
