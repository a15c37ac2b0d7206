import type {
  CatalogueFields,
  CatalogueNames,
  DeletedCatalogue,
  EditedCatalogue,
} from '../../../shared/contracts/catalogue-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { catalogueSlug } from '../../../shared/rules/catalogue-names.ts';
import { isCatalogueName, tidyName } from '../../../shared/rules/names.ts';
import {
  NO_SEO_TEXTS,
  seoFaults,
  tidySeo,
  type SeoField,
} from '../../../shared/rules/seo-texts.ts';
import {
  edits,
  freshRank,
  neighbours,
  rankBetween,
  RANK_STEP,
  type CatalogueState,
  type EditedRow,
} from '../../modules/catalogues/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { also, edit } from './editable.ts';
import { editableCatalogue, findRow, standingOf, view } from './editable-catalogue.ts';
import { libraryPhoto } from './library.ts';
import { undoUntil } from './removal.ts';

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;
type SentSeo = { readonly [Field in SeoField]?: string | null | undefined };
interface Versioned {
  readonly version?: number | undefined;
}

/** Adds a catalogue after the store's others: an empty one, or one that its rule fills. */
export async function createCatalogue(
  scope: RequestScope,
  { photo: url, rule, ...names }: CatalogueFields,
): Changed<EditedCatalogue> {
  const [made, photo] = await Promise.all([
    newCatalogue(scope, names),
    libraryPhoto(scope, null, url),
  ]);
  if (!made.ok) return made;
  if (!photo.ok) return photo;
  const { id, place } = made.value;
  const state = { ...made.value.state, photo: photo.value, rule: textOf(rule) };
  const row = { id, ...state, num_products: 0, version: 1, updated_at: now(scope), place };
  return edit(scope, editableCatalogue, { id, before: null, after: state, answer: view(row) });
}

/** Adds a catalogue with the same photo and products as another one. */
export async function duplicateCatalogue(
  scope: RequestScope,
  from: string,
  names: CatalogueNames,
): Changed<EditedCatalogue> {
  const [made, source] = await Promise.all([newCatalogue(scope, names), findRow(scope, from)]);
  if (!source) return fail({ code: 'catalogue_not_found' });
  if (!made.ok) return made;
  const { id, place } = made.value;
  const state = { ...made.value.state, photo: source.photo, rule: source.rule };
  const { num_products } = source;
  const row = { id, ...state, num_products, version: 1, updated_at: now(scope), place };
  const change = await edit(scope, editableCatalogue, {
    id,
    before: null,
    after: state,
    answer: view(row),
  });
  return also(change, (statements) => [...statements, edits.copyProducts(from, id)]);
}

/** Changes names, photo, rule and texts for search engines of a catalogue; its address stays. With a version, only in that version. */
export async function updateCatalogue(
  scope: RequestScope,
  id: string,
  { version, photo: url, rule, ...given }: Partial<CatalogueFields> & SentSeo & Versioned,
): Changed<EditedCatalogue> {
  const row = await findRow(scope, id);
  if (!row) return fail({ code: 'catalogue_not_found' });
  const names = namesOf({ name: row.name, name_en: row.name_en, ...given });
  if (!names.ok) return names;
  const photo = url === undefined ? ok(row.photo) : await libraryPhoto(scope, row.photo, url);
  if (!photo.ok) return photo;
  const filled = rule === undefined ? row.rule : textOf(rule);
  const seo = tidySeo(given);
  const fault = seoFaults(seo).find(([, is]) => is);
  if (fault) return fail({ code: 'invalid_request', field: fault[0] });
  const fields = { ...names.value, ...seo, photo: photo.value, rule: filled };
  return changed(scope, row, version, fields);
}

/** Puts a catalogue into another place, counted from 0; beyond the last it becomes the last. */
export async function repositionCatalogue(
  scope: RequestScope,
  id: string,
  { position, version }: { readonly position: number } & Versioned,
): Changed<EditedCatalogue> {
  const { cell, tenant } = scope;
  const [row, counted] = await Promise.all([
    findRow(scope, id),
    cell.first(edits.countCatalogues(tenant.storeId)),
  ]);
  if (!row) return fail({ code: 'catalogue_not_found' });
  const place = Math.min(position, (counted?.n ?? 1) - 1);
  const page = { offset: Math.max(0, place - 1), limit: place === 0 ? 1 : 2 };
  const ranks = await cell.read(edits.listRanks(tenant.storeId, id, page));
  const [before, after] = neighbours(ranks, place);
  const rank = rankBetween(before, after);
  const change = await changed(scope, row, version, { position: rank ?? freshRank(place) }, place);
  if (rank !== null) return change;
  return also(change, (statements) => [
    ...statements,
    edits.renumberCatalogues(tenant.storeId, id),
  ]);
}

/**
 * Deletes a catalogue, which can be put back.
 * @param force false: only an empty one (spec [8])
 */
export async function deleteCatalogue(
  scope: RequestScope,
  id: string,
  force: boolean,
): Changed<DeletedCatalogue> {
  const row = await findRow(scope, id);
  if (!row) return fail({ code: 'catalogue_not_found' });
  if (!force && row.num_products > 0) return fail({ code: 'product_catalogue_has_products' });
  const { storeId } = scope.tenant;
  const answer = { id, name: row.name, undo_until: undoUntil(now(scope)) };
  const before = standingOf(row);
  const change = await edit(scope, editableCatalogue, { id, before, after: null, answer });
  if (force) return change;
  return also(change, (statements) => [edits.assertEmpty(storeId, id), ...statements]);
}

async function changed(
  scope: RequestScope,
  row: EditedRow,
  version: number | undefined,
  fields: Partial<CatalogueState>,
  place = row.place,
): Changed<EditedCatalogue> {
  if (version !== undefined && version !== row.version) return fail({ code: 'edited_meanwhile' });
  const before = standingOf(row);
  const after = { ...before.state, ...fields };
  const updated_at = now(scope);
  const answer = view({ ...row, ...after, version: row.version + 1, place, updated_at });
  return edit(scope, editableCatalogue, { id: row.id, before, after, answer });
}

/** A new catalogue's id, its state after the store's last one, and the position that is shown. */
async function newCatalogue({ cell, tenant }: RequestScope, given: CatalogueNames) {
  const names = namesOf(given);
  if (!names.ok) return names;
  const slug = catalogueSlug(names.value.name);
  const [last, alike, counted] = await Promise.all([
    cell.first(edits.findLastRank(tenant.storeId)),
    cell.read(edits.listSlugsLike(tenant.storeId, slug)),
    cell.first(edits.countCatalogues(tenant.storeId)),
  ]);
  const taken = new Set(alike.map((row) => row.slug));
  const state: CatalogueState = {
    ...names.value,
    ...NO_SEO_TEXTS,
    slug: freeSlug(slug, taken),
    photo: null,
    rule: null,
    position: last?.last === undefined || last.last === null ? 0 : last.last + RANK_STEP,
  };
  return ok({ id: newId('catalogue'), state, place: counted?.n ?? 0 });
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

function namesOf(given: CatalogueNames): Result<CatalogueNames, Failure> {
  const name = tidyName(given.name);
  if (!isCatalogueName(name)) return fail({ code: 'invalid_request', field: 'name' });
  const english = tidyName(given.name_en ?? '');
  if (english !== '' && !isCatalogueName(english))
    return fail({ code: 'invalid_request', field: 'name_en' });
  return ok({ name, name_en: english === '' ? null : english });
}

/** A rule as its column holds it. */
const textOf = (rule: CatalogueFields['rule']): string | null =>
  rule === null ? null : JSON.stringify(rule);

const now = ({ ports }: RequestScope): number => ports.clock.now();
