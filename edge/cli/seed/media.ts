import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { R2Bucket } from '@cloudflare/workers-types';
import type { Photo } from '../../../shared/contracts/fields.ts';
import { pictureSize } from '../../uploads/index.ts';

const TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.svg': 'image/svg+xml' };
const FOLDERS = ['', 'brand', 'slides'];
const AT_ONCE = 20;

/** Puts the demo's pictures into the bucket and gives each one's address and size by its path in the folder. */
export async function seedMedia(folder: string, media: R2Bucket): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  const files = FOLDERS.flatMap((sub) =>
    readdirSync(join(folder, 'images', sub), { withFileTypes: true })
      .filter((entry) => entry.isFile() && TYPES[extname(entry.name)])
      .map((entry) => join(sub, entry.name)),
  );
  for (let at = 0; at < files.length; at += AT_ONCE) {
    await Promise.all(
      files.slice(at, at + AT_ONCE).map(async (name) => {
        const bytes = readFileSync(join(folder, 'images', name));
        const type = TYPES[extname(name)] ?? 'application/octet-stream';
        const size = type === 'image/webp' ? pictureSize(bytes) : { width: 100, height: 100 };
        photos.set(name, { url: `/media/${name}`, ...size });
        await media.put(name, bytes, { httpMetadata: { contentType: type } });
      }),
    );
  }
  return photos;
}
