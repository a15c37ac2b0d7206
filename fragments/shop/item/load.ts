import type { Photo } from '../../../shared/contracts/fields.ts';
import { addressOf } from '../../../shared/api-client/address.ts';
import { getItem, type ItemDetail } from '../../../shared/contracts/items.ts';
import { About } from './parts/About.tsx';

/*
 * What the browser needs only where the edge did not render the item: on a partner's page whose
 * element was given another item.
 */
export type Answer = Awaited<ReturnType<typeof loadItem>>;

/** Loads an item, with the still part, which the page's module comes without. */
export async function loadItem(base: string, id: string, signal: AbortSignal) {
  return { result: await ask(base, id, signal), About };
}

async function ask(
  base: string,
  id: string,
  signal: AbortSignal,
): Promise<ItemDetail | 'missing' | 'failed'> {
  try {
    const url = new URL(base + addressOf(getItem, { params: { id } }), location.href);
    const response = await fetch(url, { signal, headers: { accept: 'application/json' } });
    if (response.ok) return withOrigin((await response.json()) as ItemDetail, url);
    // A name that is not an id is refused as such: there is no such item either.
    return response.status === 404 || response.status === 400 ? 'missing' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Pictures are where the item came from, which may be another origin than the page's. */
function withOrigin(item: ItemDetail, origin: URL): ItemDetail {
  const at = <P extends Photo | null>(photo: P): P =>
    photo && { ...photo, url: new URL(photo.url, origin).href };
  return {
    ...item,
    photo: at(item.photo),
    photos: item.photos.map(at),
    skus: item.skus.map((sku) => ({ ...sku, photo: at(sku.photo) })),
  };
}
