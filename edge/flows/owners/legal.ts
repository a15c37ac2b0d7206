import { isDeepStrictEqual } from 'node:util';
import type {
  LegalText,
  ListedLegalText,
  ShownLegalText,
} from '../../../shared/contracts/legal.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  isAlwaysThere,
  legalKinds,
  LEGAL_VERSIONS_SHOWN,
  type LegalKind,
} from '../../../shared/rules/legal.ts';
import { safeBody } from '../../modules/blog/index.ts';
import { legal, type LegalState } from '../../modules/legal/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable } from './editable.ts';

/** The legal texts of a store as things that its owners edit; the id of each is its kind. */
export const editableLegal: Editable<LegalState> = {
  subject: 'legal_text',
  async find({ cell, tenant }, kind) {
    const row = await cell.first(legal.findLast(tenant.storeId, kind as LegalKind));
    if (!row || row.body === '') return null;
    return { state: { body: row.body, body_en: row.body_en }, version: row.version };
  },
  insert: (storeId, kind, state) => legal.insertText(storeId, kind as LegalKind, state),
  update: (storeId, kind, version, state) =>
    legal.updateText(storeId, kind as LegalKind, version, state),
  remove: (storeId, kind, version) => legal.endText(storeId, kind as LegalKind, version),
  full: { code: 'edited_meanwhile' },
  follow: ({ tenant }) => Promise.resolve([legal.raiseNetwork(tenant.storeId)]),
};

/** The legal texts of the store, and whose text shoppers read. */
export async function listTexts({ cell, tenant }: RequestScope): Promise<ListedLegalText[]> {
  const rows = await cell.read(legal.listLast(tenant.storeId, tenant.rootId));
  const there = rows.filter((row) => row.is_text === 1);
  return legalKinds.map((kind) => {
    const own = there.find((row) => row.kind === kind && row.store_id === tenant.storeId);
    const root = there.some((row) => row.kind === kind && row.store_id !== tenant.storeId);
    return {
      kind,
      version: own?.version ?? 0,
      since: own ? iso(own.published_at) : null,
      from: own ? 'own' : root ? 'root' : isAlwaysThere(kind) ? 'platform' : 'none',
    };
  });
}

/** One of the store's own legal texts, for its editor. */
export async function readText(scope: RequestScope, kind: LegalKind): Promise<LegalText> {
  const [listed, row] = await Promise.all([
    listTexts(scope),
    scope.cell.first(legal.findLast(scope.tenant.storeId, kind)),
  ]);
  const { body = '', body_en = null } = row ?? {};
  return { ...listed.find((one) => one.kind === kind)!, body, body_en };
}

/** Puts a version of a text in force; with an empty text, the root store's stands again. */
export async function saveText(
  scope: RequestScope,
  kind: LegalKind,
  given: {
    readonly body: string;
    readonly body_en: string | null;
    readonly version?: number | undefined;
  },
): Promise<Result<Change<LegalText>, Failure>> {
  const [before, known, last] = await Promise.all([
    editableLegal.find(scope, kind),
    readText(scope, kind),
    scope.cell.first(legal.findLast(scope.tenant.storeId, kind)),
  ]);
  const version = before?.version ?? 0;
  if (given.version !== undefined && given.version !== version)
    return fail({ code: 'edited_meanwhile' });
  const body = safeBody(given.body);
  const english = safeBody(given.body_en ?? '');
  const after = body === '' ? null : { body, body_en: english === '' ? null : english };
  if (isDeepStrictEqual(before && before.state, after))
    return ok({ answer: known, statements: [] });
  const since = iso(scope.ports.clock.now());
  const answer: LegalText =
    after === null
      ? { kind, body: '', body_en: null, version: 0, since: null, from: 'none' }
      : { kind, ...after, version: (last?.version ?? 0) + 1, since, from: 'own' };
  return edit(scope, editableLegal, { id: kind, before, after, answer });
}

/** A text as shoppers read it: the store's own, else its root's; in one read. */
export async function showText(
  { cell, tenant, locale }: RequestScope,
  kind: LegalKind,
  asked: number | undefined,
): Promise<ShownLegalText | null> {
  const { storeId, rootId } = tenant;
  const rows = await cell.read(legal.listVersions(storeId, rootId, kind, asked ?? null));
  const own = rows.filter((row) => row.store_id === storeId);
  const root = rows.filter((row) => row.store_id !== storeId);
  const shown = [own, root].find(([last]) => last?.is_text === 1);
  if (!shown) return null;
  const versions = shown.filter((row) => row.is_text === 1);
  const row = asked === undefined ? versions[0] : versions.find((one) => one.version === asked);
  if (!row) return null;
  return {
    body: locale === 'en' ? (row.body_en ?? row.body) : row.body,
    version: row.version,
    since: iso(row.published_at),
    versions: versions
      .slice(0, LEGAL_VERSIONS_SHOWN)
      .map(({ version, published_at: at }) => ({ version, since: iso(at) })),
  };
}

const iso = (at: number): string => new Date(at).toISOString();
