import type { WaitingEntry, WaitingPlace } from '../../../shared/contracts/waiting-list.ts';
import { waitingState } from '../../../shared/rules/waiting-list.ts';
import type { ListedRow, NamedRow } from './statements.ts';

const iso = (at: number): string => new Date(at).toISOString();

const descriptionOf = ({ attributes }: Pick<NamedRow, 'attributes'>): Record<string, string> =>
  JSON.parse(attributes ?? '{}') as Record<string, string>;

/** An entry as its store sees it. */
export function toEntry(row: ListedRow, now: number): WaitingEntry {
  const { id, sku_id: sku, name, email, places, position, joined_at: joined } = row;
  const state = waitingState(row.state, row.open_until, now);
  return {
    id,
    state,
    sku,
    description: descriptionOf(row),
    name,
    email,
    places,
    position,
    joined_at: iso(joined),
    until: state === 'offered' && row.open_until !== null ? iso(row.open_until) : null,
  };
}

/** An entry as the person sees it whose link it is. */
export function toPlace(row: NamedRow, now: number): WaitingPlace {
  const state = waitingState(row.state, row.open_until, now);
  const isOffered = state === 'offered' && row.open_until !== null;
  return {
    item: row.item_id,
    name: row.item_name,
    description: descriptionOf(row),
    places: row.places,
    state,
    until: isOffered && row.open_until !== null ? iso(row.open_until) : null,
    checkout: isOffered || state === 'bought' ? row.checkout_id : null,
  };
}
