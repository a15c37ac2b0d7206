import type { Collaborator, CollaboratorProfile } from '../../../shared/contracts/collaborators.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traceOf } from '../../unit-of-work/store-edit.ts';
import { addressingOf } from '../../http/store-address.ts';
import { collaboratorView, profileView } from './mapper.ts';
import * as statements from './statements.ts';

interface Page {
  readonly offset: number;
  readonly limit: number;
}

interface List<T> {
  results: T[];
  matches_estimated: number;
}

type Changed<T> = Promise<Result<Change<T>, Failure>>;

const GONE = () => Promise.resolve({ code: 'collaborator_not_found' } as const);

/** Reads the tenant's partner stores. */
export async function readCollaborators(
  scope: RequestScope,
  page: Page,
): Promise<List<Collaborator>> {
  const { storeId } = scope.tenant;
  const [rows, counted] = await Promise.all([
    scope.cell.read(statements.listOfStore(storeId, page)),
    scope.cell.first(statements.countOfStore(storeId)),
  ]);
  const at = addressingOf(scope);
  return {
    results: rows.map((row) => collaboratorView(row, at)),
    matches_estimated: counted?.n ?? 0,
  };
}

/** Reads the stores that list the tenant's store as a partner. */
export async function readCollaborations(
  scope: RequestScope,
  page: Page,
): Promise<List<Collaborator>> {
  const { storeId } = scope.tenant;
  const [rows, counted] = await Promise.all([
    scope.cell.read(statements.listOfPartner(storeId, page)),
    scope.cell.first(statements.countOfPartner(storeId)),
  ]);
  const at = addressingOf(scope);
  return {
    results: rows.map((row) => collaboratorView(row, at)),
    matches_estimated: counted?.n ?? 0,
  };
}

/** Stores of the tenant's network whose name contains the text. */
export async function readProfiles(
  scope: RequestScope,
  { text, ...page }: Page & { readonly text: string },
): Promise<List<CollaboratorProfile>> {
  const { storeId } = scope.tenant;
  const [rows, counted] = await Promise.all([
    scope.cell.read(statements.listProfiles(storeId, text, page)),
    scope.cell.first(statements.countProfiles(storeId, text)),
  ]);
  const at = addressingOf(scope);
  return {
    results: rows.map((row) => profileView(row, at)),
    matches_estimated: counted?.n ?? 0,
  };
}

/** Makes a store of the tenant's network its partner. */
export async function addCollaborator(scope: RequestScope, slug: string): Changed<Collaborator> {
  const { storeId } = scope.tenant;
  const partner = await scope.cell.first(statements.findProfile(storeId, slug));
  if (!partner) return fail({ code: 'store_not_found', field: 'slug' });
  const id = newId('collaborator');
  const now = scope.ports.clock.now();
  const { name: store_name, photo: store_photo } = partner;
  const entry = await traceOf(scope, {
    subject: 'collaborator',
    subjectId: id,
    before: null,
    after: { slug, store_name },
  });
  return ok({
    answer: collaboratorView({ ...partner, id, store_name, store_photo }, addressingOf(scope)),
    statements: [...statements.insert(id, { storeId, partnerId: partner.id }, now), ...entry],
    refused: (refusal) =>
      Promise.resolve(
        refusal.kind === 'assert'
          ? { code: 'store_not_found', field: 'slug' }
          : { code: 'collaborator_exists', field: 'slug' },
      ),
  });
}

/** Changes the name that a partner has here. */
export async function changeCollaborator(
  scope: RequestScope,
  id: string,
  store_name: string,
): Changed<Collaborator> {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(statements.findById(storeId, id));
  if (!row) return fail({ code: 'collaborator_not_found' });
  const entry = await traceRenamed(scope, row, { store_name });
  return ok({
    answer: collaboratorView({ ...row, store_name }, addressingOf(scope)),
    statements: [...statements.rename(storeId, id, store_name), ...entry],
    refused: GONE,
  });
}

/** Copies a partner's own name and photo anew. */
export async function refreshCollaborator(scope: RequestScope, id: string): Changed<Collaborator> {
  const { storeId } = scope.tenant;
  const [row, own] = await Promise.all([
    scope.cell.first(statements.findById(storeId, id)),
    scope.cell.first(statements.findOwnProfile(storeId, id)),
  ]);
  if (!row || !own) return fail({ code: 'collaborator_not_found' });
  const entry = await traceRenamed(scope, row, { store_name: own.name, photo: own.photo });
  return ok({
    answer: collaboratorView(
      { ...row, store_name: own.name, store_photo: own.photo },
      addressingOf(scope),
    ),
    statements: [...statements.refresh(storeId, id, own), ...entry],
    refused: GONE,
  });
}

/** Removes a store from the partners. */
export async function removeCollaborator(
  scope: RequestScope,
  id: string,
): Changed<Record<string, never>> {
  const { storeId } = scope.tenant;
  const row = await scope.cell.first(statements.findById(storeId, id));
  if (!row) return fail({ code: 'collaborator_not_found' });
  const { slug, store_name } = row;
  const entry = await traceOf(scope, {
    subject: 'collaborator',
    subjectId: id,
    before: { slug, store_name },
    after: null,
  });
  return ok({
    answer: {},
    statements: [...statements.remove(storeId, id), ...entry],
    refused: GONE,
  });
}

/** The entry of a partner whose name or photo here changes. */
function traceRenamed(
  scope: RequestScope,
  { id, slug, store_name, store_photo }: statements.CollaboratorRow,
  after: { readonly store_name: string; readonly photo?: string | null },
) {
  const before = { store_name, photo: store_photo };
  return traceOf(scope, {
    subject: 'collaborator',
    subjectId: id,
    named: { slug },
    before,
    after: { ...before, ...after },
  });
}
