import type { Failure } from '../../../shared/contracts/errors.ts';
import type { EditedSlide, NewSlide, SlideChange } from '../../../shared/contracts/slide-edits.ts';
import { BANNERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { actionOf, slideLacks, tidySlide } from '../../../shared/rules/slides.ts';
import { readPicture, urlOf } from '../../modules/gallery/index.ts';
import { countBanners, headers, slides, type SlideState } from '../../modules/store/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { edit, type Editable, type Standing } from './editable.ts';
import { editableOrder } from './order.ts';

/** The slides of a store as things that its owners edit. */
export const editableSlide: Editable<SlideState> = {
  subject: 'slide',
  async find({ cell, tenant }, id) {
    const row = await cell.first(slides.findSlide(tenant.storeId, id));
    if (!row) return null;
    const { version, ...state } = row;
    return { state, version };
  },
  insert: slides.insertSlide,
  update: slides.updateSlide,
  remove: slides.deleteSlide,
  fits: (state) => slideLacks(aimOf(state), 2) === null,
  // A picture of the slide may be gone as well: `createSlide` counts before.
  full: { code: 'edited_meanwhile' },
  apart: 'position',
};

/** The order of a store's slides. */
export const slideOrder = editableOrder('slide_order', {
  listOrder: slides.listOrder,
  setOrder: slides.setOrder,
});

type Changed<Answer> = Promise<Result<Change<Answer>, Failure>>;

/** A slide with its version. */
export async function readSlide(
  scope: RequestScope,
  id: string,
): Promise<Result<EditedSlide, Failure>> {
  const found = await editableSlide.find(scope, id);
  return found ? ok(slideView(id, found)) : fail({ code: 'slide_not_found' });
}

/** A page of the store's slides, each with its version. */
export async function readSlides(
  { cell, tenant }: RequestScope,
  page: { readonly offset: number; readonly limit: number },
): Promise<{ results: EditedSlide[]; matches_estimated: number }> {
  const [rows, counted] = await Promise.all([
    cell.read(slides.listVersionedSlides(tenant.storeId, page)),
    cell.first(countBanners(tenant.storeId)),
  ]);
  return {
    results: rows.map(({ id, version, ...state }) => slideView(id, { state, version })),
    matches_estimated: counted?.n ?? 0,
  };
}

/** Adds a slide behind the store's others. */
export async function createSlide(
  scope: RequestScope,
  { action_type, type, ...fields }: NewSlide,
): Changed<EditedSlide> {
  const room = await scope.cell.first(slides.findRoom(scope.tenant.storeId));
  if (!room) return fail({ code: 'store_not_found' });
  if (room.n >= BANNERS_MAX) return fail({ code: 'too_many_slides' });
  const action = actionOf(type, action_type) ?? 'none';
  const blank = { hzt_image: '', vrt_image: '' };
  const state = await stateOf(scope, { ...blank, ...fields, action_type: action }, fields, room);
  if (!state.ok) return state;
  const id = newId('slide');
  const after = { ...state.value, position: room.last };
  const answer = slideView(id, { state: after, version: 1 });
  return edit(scope, editableSlide, { id, before: null, after, answer });
}

/** Changes fields of a slide. With a version, only the slide in that version. */
export async function updateSlide(
  scope: RequestScope,
  id: string,
  { version, action_type, type, ...fields }: SlideChange,
): Changed<EditedSlide> {
  const [before, room] = await Promise.all([
    editableSlide.find(scope, id),
    scope.cell.first(slides.findRoom(scope.tenant.storeId)),
  ]);
  if (!before) return fail({ code: 'slide_not_found' });
  if (version !== undefined && version !== before.version)
    return fail({ code: 'edited_meanwhile' });
  const { position, ...kept } = before.state;
  const was = aimOf(before.state);
  const action = actionOf(type, action_type) ?? actionOf(was.type, was.action_type) ?? 'none';
  const given = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as typeof fields;
  const wanted = {
    ...kept,
    ...was,
    url_target: kept.url_target === 1,
    ...given,
    action_type: action,
  };
  const state = await stateOf(scope, wanted, given, room);
  if (!state.ok) return state;
  const after = { ...state.value, position };
  const answer = slideView(id, { state: after, version: before.version + 1 });
  return edit(scope, editableSlide, { id, before, after, answer });
}

/** Deletes a slide; the history can put it back. */
export async function deleteSlide(scope: RequestScope, id: string): Changed<Record<string, never>> {
  const before = await editableSlide.find(scope, id);
  if (!before) return fail({ code: 'slide_not_found' });
  return edit(scope, editableSlide, { id, before, after: null, answer: {} });
}

/** A slide as its owner wants it. */
type Wanted = Pick<
  SlideState,
  'hzt_image' | 'vrt_image' | 'hzt_image_id' | 'vrt_image_id' | 'target'
> &
  Pick<EditedSlide, 'action_type' | 'url' | 'product' | 'url_target'>;

/**
 * The columns of a slide by the fields that its owner set: the pictures' addresses are the
 * library's, the supplier is its product's.
 * @param given the fields that the call names: an address that stays is not looked at again
 */
async function stateOf(
  scope: RequestScope,
  wanted: Wanted,
  given: SlideChange,
  room: { readonly columns: number | null } | undefined,
): Promise<Result<Omit<SlideState, 'position'>, Failure>> {
  const slide = tidySlide({ type: 'URL', ...wanted });
  const lacks = slideLacks(slide, given.url && room?.columns === 1 ? 1 : 2);
  if (lacks) return fail({ code: 'invalid_request', field: lacks });
  const { cell, tenant } = scope;
  const [hzt, vrt, sold] = await Promise.all([
    given.hzt_image_id && readPicture(scope, given.hzt_image_id),
    given.vrt_image_id && readPicture(scope, given.vrt_image_id),
    slide.product === null ? null : cell.first(headers.findSold(tenant.storeId, slide.product)),
  ]);
  if (given.hzt_image_id && !hzt) return fail({ code: 'image_not_found', field: 'hzt_image_id' });
  if (given.vrt_image_id && !vrt) return fail({ code: 'image_not_found', field: 'vrt_image_id' });
  if (sold === undefined) return fail({ code: 'item_not_found', field: 'product' });
  return ok({
    hzt_image: hzt ? urlOf(hzt.key) : slide.hzt_image,
    vrt_image: vrt ? urlOf(vrt.key) : slide.vrt_image,
    hzt_image_id: slide.hzt_image_id,
    vrt_image_id: slide.vrt_image_id,
    type: slide.type,
    action_type: slide.action_type,
    url: slide.url,
    url_target: slide.url_target ? 1 : 0,
    product: slide.product,
    supplier: sold && sold.owner_id,
    target: slide.target,
  });
}

function aimOf({ action_type, type, url, product }: SlideState) {
  return { action_type, type, url, product } as Pick<
    EditedSlide,
    'action_type' | 'type' | 'url' | 'product'
  >;
}

function slideView(id: string, { state, version }: Standing<SlideState>): EditedSlide {
  const { position: _, url_target, ...slide } = state;
  return { id, ...slide, url_target: url_target === 1, version } as EditedSlide;
}
