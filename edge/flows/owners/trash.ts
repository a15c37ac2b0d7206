import type { z } from 'zod';
import {
  TRASH_DAYS,
  trashSubjects,
  type readTrash as contract,
  type Trashed,
  type TrashSubject,
} from '../../../shared/contracts/trash.ts';
import { readTrashed, type Entry } from '../../modules/history/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The fields that name a thing, the best first. */
const NAMES = ['name', 'title', 'path'] as const;

/** A page of what was deleted of late and was not put back, the last one first. */
export async function readTrash(
  scope: RequestScope,
  { subject, offset, limit }: z.output<(typeof contract)['params']>,
): Promise<z.input<(typeof contract)['answer']>> {
  const { entries, matches } = await readTrashed(scope, {
    subjects: subject === null ? trashSubjects : [subject],
    since: scope.ports.clock.now() - TRASH_DAYS * DAY_MS,
    offset,
    limit,
  });
  const accounts = [...new Set(entries.map(({ accountId }) => accountId))];
  const profiles = await readPublicProfiles(scope, accounts);
  const names = new Map(profiles.map(({ id, name }) => [id, name]));
  return {
    results: entries.map((entry) => toTrashed(entry, names.get(entry.accountId) ?? null)),
    matches_estimated: matches,
  };
}

function toTrashed(entry: Entry, name: string | null): Trashed {
  const named = NAMES.map((field) => entry.before?.[field]).find((value) => Boolean(value));
  return {
    id: entry.id,
    at: new Date(entry.madeAt).toISOString(),
    by: { id: entry.accountId, name },
    subject: entry.subject as TrashSubject,
    subject_id: entry.subjectId,
    name: typeof named === 'string' ? named : null,
  };
}
