import { PICTURE_WIDTHS, type PictureWidth } from '../kernel/constants/sizes.ts';

/** A picture and its own width in pixels. */
interface Photo {
  readonly url: string;
  readonly width: number;
}

/** Characters of a picture's text for people who do not see it. */
export const PICTURE_TEXT_MAX = 250;

const FOLDER = '/media/';

/** Name in the bucket of a picture's width. No address reaches it, since no address may begin with `_`. */
export function keptWidth(key: string, width: PictureWidth): string {
  return `_width/${width}/${key}`;
}

/**
 * The attributes of an `<img>` or a `<source>`. `src` stands last, so that the browser knows the
 * attributes that it chooses by.
 */
interface Sources {
  readonly sizes?: string;
  readonly srcSet?: string;
  readonly src: string;
}

/** The picture's address in a width; undefined for an SVG or a picture on another site. */
function inWidth(url: string, width: PictureWidth, origin: string): string | undefined {
  const folder = origin + FOLDER;
  if (!url.startsWith(folder) || url.endsWith('.svg')) return undefined;
  return `${folder}w${width}/${url.slice(folder.length)}`;
}

/**
 * Address of a picture for a box with a fixed width in CSS pixels, sharp on screens with two device
 * pixels to each.
 * @param origin the store's origin on a partner's page, where addresses have to be absolute
 */
export function thumbnail(url: string, px: number, origin = ''): string {
  const width = PICTURE_WIDTHS.find((known) => known >= 2 * px);
  return (width && inWidth(url, width, origin)) ?? url;
}

/**
 * Candidates for `srcset`; widths that the picture does not have are dropped in favour of the
 * picture itself.
 */
function candidates(photo: Photo, widths: readonly PictureWidth[], origin: string): string[] {
  const list: string[] = [];
  for (const width of widths) {
    const url = inWidth(photo.url, width, origin);
    if (url === undefined) return [];
    if (width >= photo.width) return [...list, `${photo.url} ${photo.width}w`];
    list.push(`${url} ${width}w`);
  }
  return list;
}

/**
 * Sources of a picture whose box follows the screen.
 * @param sizes the box's width as `sizes` says it; left out where it is the screen's
 * @param widths the candidates' widths, from the narrowest
 * @param origin the store's origin on a partner's page
 */
export function pictureSources(
  photo: Photo,
  widths: readonly PictureWidth[],
  sizes?: string,
  origin = '',
): Sources {
  const list = candidates(photo, widths, origin);
  if (list.length < 2) return { src: photo.url };
  return { ...(sizes === undefined ? {} : { sizes }), srcSet: list.join(), src: photo.url };
}
