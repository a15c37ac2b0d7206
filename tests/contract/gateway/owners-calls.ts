/** The calls by which owners edit their store: each made once. */
import type { ResaleItem } from '../../../shared/contracts/resale.ts';
import type { Shop } from '../../support/visit.ts';
import { expectAnswer } from './held.ts';
import { signInAs } from './person.ts';
import type { Line } from './purchase.ts';

interface Edits {
  readonly results: readonly { readonly id: string }[];
}

interface ResaleItems {
  readonly results: readonly ResaleItem[];
}

/** A header from its first words to its end, and a change taken back. */
export async function owners(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer<{ id: string }>('store.header-create', owner);
  const params = { mashup: 'st_moda:st_moda', type: 'other', id };
  await expectAnswer('store.header', { ...owner, params });
  await expectAnswer('store.header-update', { ...owner, params });
  await expectAnswer('office.search', owner);
  await expectAnswer('office.editor-open', owner);
  await expectAnswer('office.editor-close', owner);
  await expectAnswer('store.settings', owner);
  await expectAnswer('store.update', owner);
  await expectAnswer('store.look-save', owner);
  await expectAnswer('store.look', owner);
  await expectAnswer('store.look-publish', owner);
  await expectAnswer('store.look-save', owner);
  await expectAnswer('store.look-drop', owner);
  const list = await expectAnswer<Edits>('store.headers-edited', owner);
  const ids = list.results.map((header) => header.id);
  await expectAnswer('store.headers-order', { ...owner, body: { ids } });
  const { results } = await expectAnswer<Edits>('store.history', owner);
  const changed = { ...params, id: String(results[0]?.id) };
  await expectAnswer('store.history-take-back', { ...owner, params: changed });
  await expectAnswer('store.header-delete', { ...owner, params });
}

/** An address that leads on, and a catalogue whose address changes. */
export async function addresses(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer<{ id: string }>('addresses-admin.add', owner);
  await expectAnswer('addresses-admin.list', owner);
  await expectAnswer('addresses-admin.delete', { ...owner, params: { id } });
  await expectAnswer('addresses-admin.restore', { ...owner, params: { id } });
  await expectAnswer('addresses-admin.delete', { ...owner, params: { id } });
  const made = await expectAnswer<{ id: string }>('catalogues.create', owner);
  await expectAnswer('addresses-admin.get', { ...owner, params: made });
  await expectAnswer('addresses-admin.change', {
    ...owner,
    params: made,
    body: { slug: 'otono-que-fue' },
  });
  await expectAnswer('catalogues.delete', { ...owner, params: made });
}

/** A legal text that is put in force, and ends again. */
export async function legal(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  await expectAnswer('legal-admin.list', owner);
  await expectAnswer('legal-admin.save', owner);
  await expectAnswer('legal-admin.get', owner);
  await expectAnswer('legal-admin.save', { ...owner, body: { body: '' } });
}

/** Two catalogues: their products, their order, and a deletion that is taken back. */
export async function catalogues(shop: Shop, line: Line): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { id } = await expectAnswer<{ id: string }>('catalogues.create', owner);
  const params = { id };
  const body = { product_id: line.item };
  await expectAnswer('catalogues.update', { ...owner, params });
  await expectAnswer('catalogues.product-add', { ...owner, params, body });
  const copy = await expectAnswer<{ id: string }>('catalogues.duplicate', { ...owner, params });
  await expectAnswer('catalogues.product-add-filtered', { ...owner, params });
  const into = { ...body, catalogue_id: copy.id };
  await expectAnswer('catalogues.product-clone', { ...owner, params, body: into });
  const product = { ...owner, params: { id, pid: line.item } };
  await expectAnswer('catalogues.product-reposition', product);
  await expectAnswer('catalogues.product-move', { ...owner, params, body: into });
  await expectAnswer('catalogues.product-remove', {
    ...owner,
    params: { id: copy.id, pid: line.item },
  });
  await expectAnswer('catalogues.reposition', { ...owner, params });
  await expectAnswer('catalogues.delete', { ...owner, params });
  await expectAnswer('catalogues.restore', { ...owner, params });
  await expectAnswer('catalogues.delete', { ...owner, params });
  await expectAnswer('catalogues.delete', { ...owner, params: { id: copy.id } });
}

/** A slide and a banner, with pictures that were put into the library for them. */
export async function slides(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const picture = await expectAnswer<{ id: string }>('gallery.upload', owner);
  const pictures = { hzt_image_id: picture.id, vrt_image_id: picture.id };
  const body = { ...pictures, type: 'URL', url: 'https://example.com' };
  for (const kind of ['slide', 'banner'] as const) {
    const made = await expectAnswer<{ id: string }>(`store.${kind}-create`, { ...owner, body });
    const one = {
      ...owner,
      params: { mashup: 'st_moda:st_moda', type: 'other', id: made.id },
    };
    await expectAnswer('store.slide', one);
    await expectAnswer(`store.${kind}-update`, one);
    const list = await expectAnswer<Edits>('store.slides', owner);
    const ids = list.results.map(({ id }) => id);
    await expectAnswer('store.slides-order', { ...owner, body: { ids } });
    await expectAnswer(`store.${kind}-delete`, one);
  }
  await expectAnswer('gallery.delete', { ...owner, params: { id: picture.id } });
}

/** An item that the network offers: added, taken out, put back, found again for a catalogue, taken out. */
export async function resale(shop: Shop): Promise<void> {
  const owner = { headers: await signInAs(shop, 'lirio-admin') };
  const { results } = await expectAnswer<ResaleItems>('store.product-search', {
    ...owner,
    query: { type: 'product' },
  });
  const { id, name, dssupplier } = results.find(({ in_store: isHere }) => !isHere)!;
  const params = { mashup: 'st_moda:st_moda', type: 'other', id };
  const casa = { ...owner, params: { ...params, id: 'st_casa' } };
  await expectAnswer('store.franchise-remove', casa);
  await expectAnswer('store.franchise-add', casa);
  await expectAnswer('store.franchises-in-store', owner);
  await expectAnswer('store.category-search', { ...owner, query: {} });
  await expectAnswer('store.dssuppliers', { ...owner, query: {} });
  await expectAnswer('store.product-add', { ...owner, params });
  await expectAnswer('store.product-remove', { ...owner, params });
  await expectAnswer('store.product-restore', { ...owner, params });
  await expectAnswer('store.product-remove', { ...owner, params });
  const catalogue = await expectAnswer<{ id: string }>('catalogues.create', owner);
  await expectAnswer('store.product-add-filtered', {
    ...owner,
    body: { text: name, dssupplier, catalogue_id: catalogue.id },
  });
  await expectAnswer('store.product-remove', { ...owner, params });
  await expectAnswer('catalogues.delete', {
    ...owner,
    params: { id: catalogue.id },
    query: { force: 'true' },
  });
}
