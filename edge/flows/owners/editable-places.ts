import type { Added } from '../../../shared/contracts/catalogue-products.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { places, RANK_STEP, type Place } from '../../modules/catalogues/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable } from './editable.ts';

/** Ranks by `{catalogue}/{product}`; null for a product that the catalogue does not have. */
type Places = Readonly<Record<string, number | null>>;

/**
 * The places of products in catalogues. A change, and its entry in the history, holds the products
 * alone that it is about, and asserts that they stand where they stood: changes of other products of
 * the same catalogue do not hinder it.
 */
export const editablePlaces: Editable<Places> = {
  subject: 'catalogue_items',
  async find({ cell, tenant }, _id, fields = []) {
    const rows = await cell.read(places.listPlaces(tenant.storeId, fields.map(partsOf)));
    return { state: stateOf(rows), version: 0 };
  },
  update: (storeId, _id, _version, state, before) =>
    places.writePlaces(storeId, rowsOf(before), rowsOf(state)),
  // A place that is empty has a state too: there is nothing to insert and nothing to remove.
  insert: () => places.never(),
  remove: () => places.never(),
  full: { code: 'edited_meanwhile' },
};

/** Puts products behind a catalogue's last one. */
export function append(
  scope: RequestScope,
  id: string,
  last: number | null,
  items: readonly string[],
  left: number,
): Promise<Result<Change<Added>, Failure>> {
  const answer = { added: items.length, left };
  if (items.length === 0) return Promise.resolve(unchanged(answer));
  const before = items.map((item) => ({ catalogue: id, item, rank: null }));
  const after = before.map((place, index) => ({ ...place, rank: next(last, index) }));
  return write(scope, id, before, after, answer);
}

/** The rank of a product that comes behind the last one, after `index` others. */
export function next(last: number | null, index: number): number {
  return (last === null ? 0 : last + RANK_STEP) + index * RANK_STEP;
}

/**
 * Puts products from the places where they stand into others.
 * @param keepsKey whether the entry keeps the caller's key: for an empty answer
 */
export function write<Answer>(
  scope: RequestScope,
  id: string,
  before: readonly Place[],
  after: readonly Place[],
  answer: Answer,
  keepsKey = false,
): Promise<Result<Change<Answer>, Failure>> {
  const standing = { state: stateOf(before), version: 0 };
  const change = { id, before: standing, after: stateOf(after), answer, keepsKey };
  return edit(scope, editablePlaces, change);
}

/** A change that has nothing to write. */
export function unchanged<Answer>(answer: Answer): Result<Change<Answer>, Failure> {
  return ok({ answer, statements: places.nothingToWrite() });
}

const stateOf = (rows: readonly Place[]): Places =>
  Object.fromEntries(rows.map(({ catalogue, item, rank }) => [`${catalogue}/${item}`, rank]));

function rowsOf(state: Places): Place[] {
  return Object.entries(state).map(([name, rank]) => ({ ...partsOf(name), rank }));
}

function partsOf(name: string): Pick<Place, 'catalogue' | 'item'> {
  const [catalogue = '', item = ''] = name.split('/');
  return { catalogue, item };
}
