import type { StoreId } from '../../../shared/kernel/ids.ts';
import type { LegalKind } from '../../../shared/rules/legal.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import { assertThat, raw } from '../../db/sql.ts';

/** A legal text as its owner's changes leave it. */
export type LegalState = Pick<CellTables['legal_text'], 'body' | 'body_en'>;

/** The most versions that a page reads. */
const VERSIONS_READ = 400;

type Row = CellTables['legal_text'];

/** A version of a text; its bodies are empty where they were not asked for. */
export type VersionRow = Pick<Row, 'store_id' | 'version' | 'published_at' | 'body' | 'body_en'> & {
  /** 1 where it has a text. */
  readonly is_text: number;
};

/** The time of a change, milliseconds UTC, where the database writes it. */
const NOW = raw(`CAST(unixepoch('subsec') * 1000 AS INTEGER)`);

/** The last version of a store's own text, maybe without a text. */
export function findLast(storeId: StoreId, kind: LegalKind): Statement<Omit<Row, 'store_id'>> {
  return sql<
    Omit<Row, 'store_id'>
  >`SELECT kind, version, body, body_en, published_at FROM legal_text
    WHERE store_id = ${storeId} AND kind = ${kind} ORDER BY version DESC LIMIT 1`;
}

/** The last version of each text of a store and of its root. */
export function listLast(
  storeId: StoreId,
  rootId: StoreId | null,
): Statement<Pick<Row, 'store_id' | 'kind' | 'version' | 'published_at'> & { is_text: number }> {
  return sql`SELECT store_id, kind, max(version) AS version, published_at, body <> '' AS is_text
    FROM legal_text WHERE store_id IN (${storeId}, ${rootId}) GROUP BY store_id, kind`;
}

/**
 * The versions of a text of a store and of its root, the last one first, with the bodies of the last
 * one and of the one that is asked for.
 */
export function listVersions(
  storeId: StoreId,
  rootId: StoreId | null,
  kind: LegalKind,
  asked: number | null,
): Statement<VersionRow> {
  const isRead = sql`(version = ${asked} OR version = (SELECT max(m.version) FROM legal_text m
    WHERE m.store_id = t.store_id AND m.kind = t.kind))`;
  return sql<VersionRow>`SELECT store_id, version, published_at, body <> '' AS is_text,
      iif(${isRead}, body, '') AS body, iif(${isRead}, body_en, NULL) AS body_en
    FROM legal_text t WHERE store_id IN (${storeId}, ${rootId}) AND kind = ${kind}
    ORDER BY version DESC LIMIT ${VERSIONS_READ}`;
}

/** Puts a text in force where the store has none of its own; aborts where it has one by now. */
export function insertText(storeId: StoreId, kind: LegalKind, state: LegalState): Statement[] {
  const last = sql`SELECT body FROM legal_text WHERE store_id = ${storeId} AND kind = ${kind}
    ORDER BY version DESC LIMIT 1`;
  return [assertThat(sql`coalesce((${last}), '') = ''`), addVersion(storeId, kind, state)];
}

/** Puts a new version in force; aborts where the text has another version by now. */
export function updateText(
  storeId: StoreId,
  kind: LegalKind,
  version: number,
  state: LegalState,
): Statement[] {
  return [
    assertThat(sql`(SELECT max(version) FROM legal_text
      WHERE store_id = ${storeId} AND kind = ${kind}) = ${version}`),
    addVersion(storeId, kind, state),
  ];
}

/** Ends the store's own text; aborts where it has another version by now. */
export function endText(storeId: StoreId, kind: LegalKind, version: number): Statement[] {
  return updateText(storeId, kind, version, { body: '', body_en: null });
}

/** The stores under a root that may show its texts show their pages anew. */
export function raiseNetwork(storeId: StoreId): Statement {
  return sql`UPDATE store SET revision = revision + 1, updated_at = ${NOW}
    WHERE root_id = ${storeId} AND id <> ${storeId}`;
}

function addVersion(storeId: StoreId, kind: LegalKind, { body, body_en }: LegalState): Statement {
  return sql`INSERT INTO legal_text (store_id, kind, version, body, body_en, published_at)
    SELECT ${storeId}, ${kind}, coalesce(max(version), 0) + 1, ${body}, ${body_en}, ${NOW}
    FROM legal_text WHERE store_id = ${storeId} AND kind = ${kind}`;
}
