import type { Bindings } from '../../env.ts';
import { cloudflareImages, noResizer } from './cloudflare.ts';
import type { ImageResizer } from './port.ts';

/** The image service that a deployment binds. */
export function imagesFromEnv({ IMAGES }: Bindings): ImageResizer {
  return IMAGES === undefined ? noResizer : cloudflareImages(IMAGES);
}
