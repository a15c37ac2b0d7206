import type { Context } from 'hono';
import { PICTURE_WIDTHS, type PictureWidth } from '../../shared/kernel/constants/index.ts';
import type { EdgeEnv } from '../http/context.ts';
import { isUnchanged } from '../http/conditional.ts';
import { answerFailure } from '../http/failure.ts';
import { asStored, type Found } from './found.ts';
import { findInWidth } from './in-width.ts';

const PREFIX = '/media/';
const KEY = /^[a-z0-9][a-zA-Z0-9._-]*(?:\/[a-z0-9][a-zA-Z0-9._-]*)?$/;
/** R2 takes names of up to 1,024 bytes; the platform's are far shorter. */
const KEY_MAX = 200;
const IN_WIDTH = /^w(\d+)\/(.*)$/;

const FOR_EVER = 'public, max-age=31536000, immutable';
/**
 * For a picture that stands in for one that could not be made: the next visit may get the right
 * one.
 */
const FOR_NOW = 'public, max-age=60';

/**
 * Types that browsers may show. Any other would be a download of a type that the uploader chose.
 */
const TYPES = new Set(['image/webp', 'image/png', 'image/jpeg', 'image/svg+xml', 'image/avif']);

/**
 * A picture from R2, in its own size or by `/media/w{width}/…` in a width of PICTURE_WIDTHS. The
 * content of a name never changes, so that it may be kept for ever. An SVG is a document of its own
 * when it is opened: its policy lets nothing in it run.
 */
export async function answerMedia(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'media');
  const asked = readName(context.req.path.slice(PREFIX.length));
  const found = asked && (await find(context, asked));
  if (!found || !TYPES.has(found.type)) return answerFailure(context, { code: 'not_found' });
  const headers = {
    'content-type': found.type,
    'cache-control': found.standsIn ? FOR_NOW : FOR_EVER,
    etag: found.etag,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  if (isUnchanged(context.req.header('if-none-match'), found.etag)) {
    if (found.body instanceof ReadableStream) await found.body.cancel();
    return new Response(null, { status: 304, headers });
  }
  return new Response(found.body, { headers });
}

interface Asked {
  readonly key: string;
  readonly width?: PictureWidth;
}

/** Reads the path after `/media/`; undefined for a name that cannot exist. */
function readName(name: string): Asked | undefined {
  const [, digits, rest] = IN_WIDTH.exec(name) ?? [];
  const key = rest ?? name;
  if (key.length > KEY_MAX || !KEY.test(key)) return undefined;
  if (digits === undefined) return { key };
  const width = PICTURE_WIDTHS.find((known) => String(known) === digits);
  return width && { key, width };
}

async function find(context: Context<EdgeEnv>, asked: Asked): Promise<Found | undefined> {
  const scope = context.get('scope');
  if (asked.width) return findInWidth(scope, asked.key, asked.width);
  const object = await scope.env.MEDIA.get(asked.key);
  return object ? asStored(object) : undefined;
}
