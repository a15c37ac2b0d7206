import { isolateSet } from '../../shared/kernel/isolate-memory.ts';
import type { PictureWidth } from '../../shared/kernel/constants/index.ts';
import { within } from '../../shared/kernel/deadline.ts';
import { keptWidth } from '../../shared/rules/pictures.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';
import { asStored, type Found } from './found.ts';

type Scope = Pick<RequestScope, 'env' | 'ports' | 'later'>;

const PHOTOS = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/avif']);

/** Larger pictures are sent as they are: an upload has 4,000,000 bytes at most. */
const MOST_BYTES = 5_000_000;
/** Pictures that are resized at a time: as many as an isolate's memory has room for. */
const MOST_AT_ONCE = 12;
const LIMIT_MS = 5_000;

/** Names of the pictures that this isolate is resizing. */
const underWay = isolateSet<string>();

/**
 * A picture in a width: the kept one, else one that is made now and kept. Where none can be made
 * (no service, too many at once, a failure), the picture in its own size stands in. Undefined where
 * there is no such picture: nothing is made of a key that is not in the bucket.
 */
export async function findInWidth(
  scope: Scope,
  key: string,
  width: PictureWidth,
): Promise<Found | undefined> {
  const { MEDIA } = scope.env;
  const name = keptWidth(key, width);
  const kept = await MEDIA.get(name);
  if (kept) return asStored(kept);
  const whole = await MEDIA.get(key);
  if (!whole) return undefined;
  const found = asStored(whole);
  // A drawing needs no widths: it fits every size.
  if (!PHOTOS.has(found.type)) return found;
  const busy = underWay.size >= MOST_AT_ONCE || underWay.has(name);
  if (busy || whole.size > MOST_BYTES) return { ...found, standsIn: true };
  underWay.add(name);
  const work = makeOf(scope, whole, name, width).finally(() => underWay.delete(name));
  // The caller may have gone; the picture is finished and kept for the next one.
  scope.later(work);
  return work;
}

async function makeOf(
  scope: Scope,
  whole: R2ObjectBody,
  name: string,
  width: PictureWidth,
): Promise<Found> {
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const found = { ...asStored(whole), body: bytes };
  return (await make(scope, found, name, width)) ?? { ...found, standsIn: true };
}

interface Picture {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/**
 * Makes and keeps a picture in a width. If the result is larger than the original, the original is
 * kept as that width.
 */
async function make(
  { env, ports }: Scope,
  whole: Picture,
  name: string,
  width: PictureWidth,
): Promise<Found | undefined> {
  try {
    const made = await within(ports.images.resize(whole.body, width), LIMIT_MS);
    if (!made.ok) return undefined;
    const { bytes, type } = made.value;
    const picture = bytes.byteLength < whole.body.byteLength ? { body: bytes, type } : whole;
    const { httpEtag } = await env.MEDIA.put(name, picture.body, {
      httpMetadata: { contentType: picture.type },
    });
    return { body: picture.body, type: picture.type, etag: httpEtag };
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', picture: name, error: String(error) }));
    return undefined;
  }
}
