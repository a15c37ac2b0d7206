import type { EditSubject, StoreEdit } from '../../../shared/contracts/store-edits.ts';
import type { EditRow, NameRow } from './statements.ts';

/** An entry of the history, with the name of the account that made it. */
export function editView(row: EditRow, names: ReadonlyMap<string, NameRow>): StoreEdit {
  const by = names.get(row.account_id);
  return {
    id: row.id,
    at: new Date(row.made_at).toISOString(),
    by: { id: row.account_id, name: by ? (by.full_name ?? by.username) : null },
    subject: row.subject as EditSubject,
    subject_id: row.subject_id,
    before: stateOf(row.before),
    after: stateOf(row.after),
    takes_back: row.takes_back,
  };
}

/** The fields of a thing as an entry keeps them. */
function stateOf(json: string | null): Record<string, unknown> | null {
  return json === null ? null : (JSON.parse(json) as Record<string, unknown>);
}
