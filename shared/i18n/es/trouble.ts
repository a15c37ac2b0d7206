import { generic } from './generic.ts';

/** What stands in the place of a view that threw in the browser. */
export const trouble = { failed: `${generic.hasOccurred}.`, reload: 'Recargar' } as const;
