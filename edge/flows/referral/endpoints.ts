import * as contract from '../../../shared/contracts/referral.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { previewOf } from '../../../shared/rules/resale-preview.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import { resale } from '../../modules/items/index.ts';
import { readRates } from '../../modules/shares/index.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

type Photo = contract.PromotedItem['photo'];
/** Up to here a list is counted. */
const COUNTED = 1_000;

/** The calls by which accounts see what they may sell of other stores, and what it earns. */
export const referralEndpoints: readonly Endpoint[] = [
  answers(contract.listPromoted, async ({ scope, params: { me }, query }) => {
    const { accountId } = await signedIn(scope);
    if (me !== accountId) return fail({ code: 'not_found' });
    const { offset, limit, sort: _, ...filter } = query;
    const { cell, tenant, locale } = scope;
    const [rows, counted, rates] = await Promise.all([
      cell.read(resale.listOffers(tenant.storeId, filter, { offset, limit }, locale)),
      cell.first(resale.countOffers(tenant.storeId, filter, COUNTED)),
      readRates(scope),
    ]);
    return ok({
      results: rows.map(({ kind, photos, in_store, contribution_margin: margin, ...row }) => ({
        ...row,
        ...previewOf({ price: row.list_price, margin }, rates?.rates),
        type: kind,
        photo: (JSON.parse(photos) as Photo[])[0] ?? null,
        in_store: in_store === 1,
      })),
      matches_estimated: counted?.n ?? 0,
    });
  }),
  answers(contract.listEarnings, async ({ scope, params: { me }, query }) => {
    const { accountId } = await signedIn(scope);
    if (me !== accountId) return fail({ code: 'not_found' });
    const { cell, tenant, ports } = scope;
    const { storeId } = tenant;
    const items = query.items.split(',');
    const [rows, held] = await Promise.all([
      cell.read(resale.listSold({ storeId, accountId }, items, ports.clock.now())),
      readRates(scope),
    ]);
    const rate = held?.rates.seller ?? 0;
    return ok({
      results: rows.flatMap(({ margin, ...row }) => {
        const preview = previewOf({ price: row.price, margin }, held?.rates);
        return preview.earnings > 0 ? [{ ...row, ...preview, rate }] : [];
      }),
    });
  }),
  answers(contract.getOwnRates, async ({ scope, params: { me } }) => {
    const { accountId } = await signedIn(scope);
    if (me !== accountId) return fail({ code: 'not_found' });
    const held = await readRates(scope);
    if (!held) return ok({ rates: null });
    const { seller, up_one, up_two } = held.rates;
    const since = new Date(held.since).toISOString();
    return ok({ rates: { since, seller, up_one, up_two, touch: held.touch } });
  }),
];
