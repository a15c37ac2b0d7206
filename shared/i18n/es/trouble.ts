import { generic } from './generic.ts';

/** The words that replace a view that threw in the browser. */
export const trouble = { failed: `${generic.hasOccurred}.`, reload: 'Recargar' } as const;
