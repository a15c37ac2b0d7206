import * as banners from '../../../shared/contracts/banner-edits.ts';
import * as contract from '../../../shared/contracts/slide-edits.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { ownStore } from '../../http/owner-path.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { putInOrder } from './order.ts';
import {
  createSlide,
  deleteSlide,
  readSlide,
  readSlides,
  slideOrder,
  updateSlide,
} from './slides.ts';

/** The store that a path names, see `ownStore`. */
const ownOf = (scope: RequestScope, { mashup, type }: { mashup: string; type: string }) =>
  ownStore(scope, { owner: mashup, type });

/** The calls by which owners edit the slides of their store, which are its banners. */
export const slideEndpoints: readonly Endpoint[] = [
  answers(contract.listSlides, async ({ scope, params, query }) => {
    const [own, list] = await Promise.all([ownOf(scope, params), readSlides(scope, query)]);
    return own.ok ? ok(list) : own;
  }),
  changes(contract.orderSlides, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? putInOrder(scope, slideOrder, body.ids) : own;
  }),
  answers(contract.getSlide, async ({ scope, params }) => {
    const [own, slide] = await Promise.all([ownOf(scope, params), readSlide(scope, params.id)]);
    return own.ok ? slide : own;
  }),
  changes(contract.createSlide, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? createSlide(scope, body) : own;
  }),
  changes(contract.updateSlide, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? updateSlide(scope, params.id, body) : own;
  }),
  changes(contract.deleteSlide, async ({ scope, params }) => {
    const own = await ownOf(scope, params);
    return own.ok ? deleteSlide(scope, params.id) : own;
  }),

  changes(banners.createBanner, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    const { vrt_image_id = body.hzt_image_id } = body;
    return own.ok ? createSlide(scope, { ...body, vrt_image_id }) : own;
  }),
  changes(banners.updateBanner, async ({ scope, params, body }) => {
    const own = await ownOf(scope, params);
    return own.ok ? updateSlide(scope, params.id, body) : own;
  }),
  changes(banners.deleteBanner, async ({ scope, params }) => {
    const own = await ownOf(scope, params);
    return own.ok ? deleteSlide(scope, params.id) : own;
  }),
];
