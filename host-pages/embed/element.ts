import type { PublicEmbed } from '../../fragments/_runtime/embedding.ts';
import type { ItemDetail } from '../../shared/contracts/items.ts';
import type { Photo } from '../../shared/contracts/fields.ts';
import type { PageContext } from '../kit/page.ts';
import type { Slot } from '../kit/slot.ts';

/** An element that stands on pages of other origins: its declaration, and how the edge fills it. */
export interface EmbedElement {
  /** Name of the custom element. */
  readonly name: `shop-${string}`;
  readonly embed: PublicEmbed;
  /**
   * The fragment with its props. `context.query` holds the element's attributes, `context.env.base`
   * is a whole address, and no account is known. Null where the store has nothing to show.
   */
  show(context: PageContext): Slot | null | Promise<Slot | null>;
}

/** Reads an attribute that is a whole number; what is no such number, or out of bounds, is `most`. */
export function countOf({ query }: PageContext, name: string, most: number): number {
  const value = Number(query.get(name) ?? '');
  return Number.isInteger(value) && value >= 1 && value <= most ? value : most;
}

/** The item with whole addresses of its pictures, for a page of another origin. */
export function withAbsolutePhotos(detail: ItemDetail, origin: string): ItemDetail {
  const absolute = (photo: Photo): Photo => ({ ...photo, url: origin + photo.url });
  return {
    ...detail,
    photo: detail.photo && absolute(detail.photo),
    photos: detail.photos.map(absolute),
    skus: detail.skus.map((sku) => ({ ...sku, photo: sku.photo && absolute(sku.photo) })),
  };
}
