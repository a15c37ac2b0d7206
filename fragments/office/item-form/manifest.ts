import { defineManifest } from '../../_runtime/manifest.ts';

/** Never: the form is posted, and the edge answers it with its problems or the saved item. */
export const manifest = defineManifest({ name: 'item-form', weight: 'office', hydrate: 'never' });
