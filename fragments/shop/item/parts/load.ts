import type { Photo } from '../../../../shared/contracts/fields.ts';
import { addressOf } from '../../../../shared/api-client/address.ts';
import { getItem, type ItemDetail } from '../../../../shared/contracts/items.ts';
import { About } from './About.tsx';

/* For a partner's page whose element is given another item: only there the browser loads what
   the edge did not render. */
export type Answer = Awaited<ReturnType<typeof loadItem>>;

/**
 * Loads an item together with the code and words of the still part, which the page's module leaves
 * out.
 */
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
    // The edge refuses a name that is no valid id; no item has it either.
    return response.status === 404 || response.status === 400 ? 'missing' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Pictures come from the item's origin, which may differ from the page's. */
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
