import type { EditSubject } from '../../../shared/rules/store-edits.ts';
import type { EditRow } from './statements.ts';

/** The fields of a thing; an entry that was written before a field came does not name it. */
export type State = Readonly<Record<string, unknown>>;

/** A change of a thing of a store. */
export interface Entry {
  readonly id: string;
  /** Milliseconds, UTC. */
  readonly madeAt: number;
  readonly accountId: string;
  readonly subject: EditSubject;
  readonly subjectId: string;
  /** Null for a thing that the change made. */
  readonly before: State | null;
  /** Null for a thing that the change deleted. */
  readonly after: State | null;
  /** The entry whose change is taken back. */
  readonly takesBack: string | null;
}

export function toEntry(row: EditRow): Entry {
  return {
    id: row.id,
    madeAt: row.made_at,
    accountId: row.account_id,
    subject: row.subject as EditSubject,
    subjectId: row.subject_id,
    before: toState(row.before),
    after: toState(row.after),
    takesBack: row.takes_back,
  };
}

function toState(json: string | null): State | null {
  return json === null ? null : (JSON.parse(json) as State);
}
