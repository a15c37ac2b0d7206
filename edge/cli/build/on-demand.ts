import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the fragments' `onDemand` around each `import()`. Vite puts 1.5 KB there, to preload style
 * sheets and chunks; no chunk here has a style sheet, and the page decides which files are
 * preloaded.
 */
export function importsOnDemand(root: string): Plugin {
  const file = JSON.stringify(join(root, 'fragments/_runtime/on-demand.ts'));
  return {
    name: 'imports-on-demand',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { onDemand as __vitePreload } from ${file};`
        : undefined,
  };
}
