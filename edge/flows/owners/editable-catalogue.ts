import type {
  EditedCatalogue,
  EditedCatalogues,
} from '../../../shared/contracts/catalogue-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { keptSeo } from '../../../shared/rules/seo-texts.ts';
import { edits, type CatalogueState, type EditedRow } from '../../modules/catalogues/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import type { Editable, Standing } from './editable.ts';
import { keepOldAddress } from './old-address.ts';
import { justDeleted } from './removal.ts';

/** The catalogues of a store as things that its owners edit. */
export const editableCatalogue: Editable<CatalogueState> = {
  subject: 'catalogue',
  async find({ cell, tenant }, id) {
    const row = await cell.first(edits.findEdited(tenant.storeId, id));
    return row ? standingOf(row) : null;
  },
  insert: edits.insertCatalogue,
  update: edits.updateCatalogue,
  remove: edits.deleteCatalogue,
  full: { code: 'too_many_catalogues' },
  follow: (scope, id, before, after) =>
    Promise.resolve(keepOldAddress(scope, 'catalogue', id, before, after)),
};

/** A page of the store's catalogues, and those that were deleted in the last five seconds. */
export async function listCatalogues(
  scope: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<EditedCatalogues> {
  const { cell, tenant } = scope;
  const [rows, counted, deleted] = await Promise.all([
    cell.read(edits.listEdited(tenant.storeId, page)),
    cell.first(edits.countCatalogues(tenant.storeId)),
    justDeleted(scope, editableCatalogue, 'name'),
  ]);
  return {
    results: rows.map((row, index) => view({ ...row, place: page.offset + index })),
    matches_estimated: counted?.n ?? 0,
    just_deleted: deleted,
  };
}

export async function readCatalogue(
  scope: RequestScope,
  id: string,
): Promise<Result<EditedCatalogue, Failure>> {
  const row = await findRow(scope, id);
  return row ? ok(view(row)) : fail({ code: 'catalogue_not_found' });
}

/** A catalogue of the tenant's store; undefined where there is none. */
export const findRow = (
  { cell, tenant }: RequestScope,
  id: string,
): Promise<EditedRow | undefined> => cell.first(edits.findEdited(tenant.storeId, id));

/** A catalogue's state and version, as changes of it take them. */
export function standingOf(row: EditedRow): Standing<CatalogueState> {
  const { name, name_en, slug, photo, position, rule, version } = row;
  const state = { name, name_en, slug, photo, position, rule, ...keptSeo(row) };
  return { state, version };
}

/** A catalogue as its owner's calls answer it. */
export function view(row: EditedRow): EditedCatalogue {
  return {
    id: row.id,
    name: row.name,
    name_en: row.name_en,
    slug: row.slug,
    ...keptSeo(row),
    photo: row.photo === null ? null : (JSON.parse(row.photo) as EditedCatalogue['photo']),
    rule: row.rule === null ? null : (JSON.parse(row.rule) as EditedCatalogue['rule']),
    position: row.place,
    num_products: row.num_products,
    version: row.version,
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
