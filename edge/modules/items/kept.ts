import type { RequestScope } from '../../unit-of-work/scope.ts';
import { listKept, type KeptRow } from './facets-statements.ts';
import type { Selection } from './selection.ts';
import { listKeptTraits, type TraitRow } from './traits-statements.ts';

/**
 * Reads the kept numbers of a store's list.
 * @param all true: of the whole list and of each catalogue, in their order; false: of the
 *   selection's list
 */
export async function readKept(
  scope: RequestScope,
  selection: Selection,
  all: boolean,
): Promise<KeptRow[]> {
  const row = await scope.cell.first(listKept(selection, all));
  return JSON.parse(row?.kept ?? '[]') as KeptRow[];
}

/** Reads the kept traits of a list that no more than a kind and a catalogue narrow. */
export async function readKeptTraits(
  scope: RequestScope,
  selection: Selection,
): Promise<TraitRow[]> {
  const row = await scope.cell.first(listKeptTraits(selection));
  return JSON.parse(row?.kept ?? '[]') as TraitRow[];
}
