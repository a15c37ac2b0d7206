import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: the page watches the jobs that are under way. */
export const manifest = defineManifest({ name: 'jobs', weight: 'office', hydrate: 'load' });
