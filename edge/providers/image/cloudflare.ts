import { fail, ok } from '../../../shared/kernel/result.ts';
import type { ImageResizer } from './port.ts';

const TYPE = 'image/webp';
/**
 * Photographs look the same from about this quality on; the local stand-in of the binding has its
 * own.
 */
const QUALITY = 75;

/** Cloudflare Images by its binding: https://developers.cloudflare.com/images/transform-images/bindings */
export function cloudflareImages(binding: ImagesBinding): ImageResizer {
  return {
    async resize(picture, width, type = TYPE) {
      try {
        const made = await binding
          .input(new Blob([picture]).stream() as unknown as PlatformStream)
          .transform({ width, fit: 'scale-down' })
          .output(type === TYPE ? { format: type, quality: QUALITY } : { format: type });
        const bytes = new Uint8Array(await made.response().arrayBuffer());
        return ok({ bytes, type });
      } catch (error) {
        console.warn(JSON.stringify({ level: 'warn', image: String(error) }));
        return fail('unavailable');
      }
    },
  };
}

/** A deployment without an image service: every picture stays as it is. */
export const noResizer: ImageResizer = {
  resize: async () => fail('unavailable'),
};
