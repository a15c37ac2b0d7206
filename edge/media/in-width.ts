import type { PictureWidth } from '../../shared/kernel/constants/index.ts';
import { within } from '../../shared/kernel/deadline.ts';
import type { RequestScope } from '../work/scope.ts';
import { asStored, type Found } from './found.ts';

type Scope = Pick<RequestScope, 'env' | 'ports' | 'later'>;

const PHOTOS = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/avif']);

/** Larger ones are sent as they are: an upload has 4,000,000 bytes at most. */
const MOST_BYTES = 5_000_000;
/** Of those, as many as an isolate's memory has room for. */
const MOST_AT_ONCE = 12;
const LIMIT_MS = 5_000;

/** Names of the pictures that this isolate is making. */
const underWay = new Set<string>();

/** Where a picture's width is kept: no address reaches it, since none may begin with `_`. */
function keptAs(key: string, width: PictureWidth): string {
  return `_width/${width}/${key}`;
}

/**
 * A picture in a width: the one that is kept, else one that is made now and kept. Where that cannot
 * be (no service, too many at once, a failure), the picture as it is stands in. Undefined where
 * there is no such picture: nothing is made of what is not in the bucket.
 */
export async function findInWidth(
  scope: Scope,
  key: string,
  width: PictureWidth,
): Promise<Found | undefined> {
  const { MEDIA } = scope.env;
  const name = keptAs(key, width);
  const kept = await MEDIA.get(name);
  if (kept) return asStored(kept);
  const whole = await MEDIA.get(key);
  if (!whole) return undefined;
  const found = asStored(whole);
  // A drawing has every size.
  if (!PHOTOS.has(found.type)) return found;
  const busy = underWay.size >= MOST_AT_ONCE || underWay.has(name);
  if (busy || whole.size > MOST_BYTES) return { ...found, standsIn: true };
  underWay.add(name);
  const work = makeOf(scope, whole, name, width).finally(() => underWay.delete(name));
  // Who asked may have gone; what was begun is kept for the next.
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

/** Makes and keeps it; one that would be larger than the whole picture is kept as that. */
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
