import type { EditedHeader, HeaderFields } from '../../../shared/contracts/header-edits.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { headerLacks, tidyHeader } from '../../../shared/rules/headers.ts';
import { countHeaders, headers, type HeaderState } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable, type Standing } from './editable.ts';
import { editableOrder } from './order.ts';

/** The headers of a store as things that its owners edit. */
export const editableHeader: Editable<HeaderState> = {
  subject: 'header',
  async find({ cell, tenant }, id) {
    const row = await cell.first(headers.findHeader(tenant.storeId, id));
    if (!row) return null;
    const { version, ...state } = row;
    return { state, version };
  },
  insert: headers.insertHeader,
  update: headers.updateHeader,
  remove: headers.deleteHeader,
  fits: (state) => headerLacks(state) === null,
  full: { code: 'too_many_headers' },
  apart: 'position',
};

/** The order of a store's headers. */
export const headerOrder = editableOrder('header_order', {
  listOrder: headers.listOrder,
  setOrder: headers.setOrder,
});

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** A header with its version. */
export async function readHeader(
  scope: RequestScope,
  id: string,
): Promise<Result<EditedHeader, Failure>> {
  const found = await editableHeader.find(scope, id);
  return found ? ok(headerView(id, found)) : fail({ code: 'header_not_found' });
}

/** A page of the store's headers, each with its version. */
export async function readHeaders(
  { cell, tenant }: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ results: EditedHeader[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    cell.read(headers.listVersionedHeaders(tenant.storeId, page)),
    cell.first(countHeaders(tenant.storeId)),
  ]);
  return {
    results: rows.map(({ id, version, ...state }) => headerView(id, { state, version })),
    matches_estimated: counted?.n ?? 0,
  };
}

/** Adds a header before the store's others. */
export async function createHeader(
  scope: RequestScope,
  fields: HeaderFields,
): Changed<EditedHeader> {
  const { cell, tenant } = scope;
  const [state, place] = await Promise.all([
    stateOf(scope, fields),
    cell.first(headers.findFirstPlace(tenant.storeId)),
  ]);
  if (!state.ok) return state;
  const id = newId('header');
  const after = { ...state.value, position: place?.first ?? 0 };
  const answer = headerView(id, { state: after, version: 1 });
  return edit(scope, editableHeader, { id, before: null, after, answer });
}

/** Changes fields of a header. With a version, only the header in that version. */
export async function updateHeader(
  scope: RequestScope,
  id: string,
  { version, ...fields }: Partial<HeaderFields> & { readonly version?: number | undefined },
): Changed<EditedHeader> {
  const before = await editableHeader.find(scope, id);
  if (!before) return fail({ code: 'header_not_found' });
  if (version !== undefined && version !== before.version)
    return fail({ code: 'edited_meanwhile' });
  const { position, product_supplier: _, ...kept } = before.state;
  const state = await stateOf(scope, { ...(kept as HeaderFields), ...fields });
  if (!state.ok) return state;
  const after = { ...state.value, position };
  const answer = headerView(id, { state: after, version: before.version + 1 });
  return edit(scope, editableHeader, { id, before, after, answer });
}

/** Deletes a header; the history can put it back. */
export async function deleteHeader(
  scope: RequestScope,
  id: string,
): Changed<Record<string, never>> {
  const before = await editableHeader.find(scope, id);
  if (!before) return fail({ code: 'header_not_found' });
  return edit(scope, editableHeader, { id, before, after: null, answer: {} });
}

/** The columns of a header by the fields that its owner set; the supplier is its product's. */
async function stateOf(
  { cell, tenant }: RequestScope,
  fields: HeaderFields,
): Promise<Result<Omit<HeaderState, 'position'>, Failure>> {
  const lacks = headerLacks(fields);
  if (lacks) return fail({ code: 'invalid_request', field: lacks });
  const header = tidyHeader(fields);
  if (header.product === null) return ok({ ...header, product_supplier: null });
  const sold = await cell.first(headers.findSold(tenant.storeId, header.product));
  if (!sold) return fail({ code: 'item_not_found', field: 'product' });
  return ok({ ...header, product_supplier: sold.owner_id });
}

function headerView(id: string, { state, version }: Standing<HeaderState>): EditedHeader {
  const { position: _, ...header } = state;
  return { id, ...header, version } as EditedHeader;
}
