import {
  itemTraits,
  type Facets,
  type ItemTrait,
  type TraitChoice,
} from '../../../shared/contracts/items.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { readKeptTraits } from './kept.ts';
import { choicesOf } from './narrowing.ts';
import type { Sampling } from './sample.ts';
import { isWhole, SAMPLED } from './sample-statements.ts';
import { isFiltered, type Selection } from './selection.ts';
import { OFFERED, type TraitRow } from './traits-statements.ts';

/** Traits that are counted over the same matches, since none of them is left out of the selection. */
interface Group {
  readonly selection: Selection;
  readonly traits: readonly ItemTrait[];
}

/**
 * The values of each trait that a list offers, each trait counted without its own filter. They come
 * from kept numbers where only a kind or a catalogue narrows the list, otherwise from the first
 * matches.
 */
export async function offerTraits(
  scope: RequestScope,
  selection: Selection,
  samples: Sampling,
): Promise<Facets['traits']> {
  const rows = await Promise.all(
    groupsOf(selection).map((group) => readGroup(scope, group, samples)),
  );
  const offered = rows.flat();
  const of = (trait: ItemTrait) => offered.filter((one) => one.trait === trait).map(toChoice);
  return {
    owner: of('owner'),
    size: of('size'),
    colour: of('colour'),
    discount: of('discount'),
  };
}

function groupsOf(selection: Selection): Group[] {
  const chosen = itemTraits.filter((trait) => selection.choices?.[trait] !== undefined);
  const others = itemTraits.filter((trait) => !chosen.includes(trait));
  return [
    { selection, traits: others },
    ...chosen.map((trait) => ({
      selection: { ...selection, choices: choicesOf({ ...selection.choices, [trait]: undefined }) },
      traits: [trait],
    })),
  ].filter(({ traits }) => traits.length > 0);
}

type Offered = Pick<TraitRow, 'trait' | 'value' | 'name' | 'slug'> & { readonly n?: number };

async function readGroup(
  scope: RequestScope,
  { selection, traits }: Group,
  samples: Sampling,
): Promise<readonly Offered[]> {
  if (!isFiltered(selection)) {
    const rows = await readKeptTraits(scope, selection);
    return rows.filter(({ trait }) => traits.includes(trait));
  }
  const found = await samples.read(selection, 'traits');
  // Where more match than were looked at, a number would be too small.
  const isAll = isWhole(selection, found, SAMPLED);
  return traits.flatMap((trait) =>
    found.traits
      .filter((row) => row.trait === trait)
      .slice(0, OFFERED)
      .map(({ n, ...row }) => (isAll ? { ...row, n } : row)),
  );
}

function toChoice({ value, n, name, slug }: Offered): TraitChoice {
  const choice = { value: slug ?? value, name: name ?? value };
  return n === undefined ? choice : { ...choice, count: n };
}
