import type { Plugin } from 'vite';

const NOTHING = '\0browser-parts';

/**
 * Leaves out of the worker what a fragment loads by `import()`: an editor, a decoder, a chart. A
 * fragment does so in a browser alone, after a press; what it renders on the edge it imports as
 * usual.
 */
export const browserParts: Plugin = {
  name: 'browser-parts',
  enforce: 'pre',
  resolveDynamicImport: (_specifier, importer) =>
    importer !== undefined && /[\\/]fragments[\\/]/.test(importer) ? NOTHING : null,
  load: (id) => (id === NOTHING ? 'export {};' : null),
};
