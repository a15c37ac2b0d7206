import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: an account comes here to write. */
export const manifest = defineManifest({ name: 'blog-form', weight: 'office', hydrate: 'load' });
