import { defineManifest } from '../../_runtime/manifest.ts';

/** At load: leaving with unsaved input must ask first. */
export const manifest = defineManifest({ name: 'preferences', weight: 'account', hydrate: 'load' });
