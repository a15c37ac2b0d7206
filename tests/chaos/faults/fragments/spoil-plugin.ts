/** A build in which some fragments fail; the product's own sources have no part in it. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../../../edge/cli/paths.ts';

const SPOIL = JSON.stringify(join(ROOT, 'tests/chaos/faults/fragments/spoil.ts'));

/** File → the replacement in its text. A text that is missing is an error of this file. */
const CHANGES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  'fragments/shop/item-grid/server.ts': [
    'export const itemGrid = serverFragment(',
    `import { spoiled } from ${SPOIL};\nexport const itemGrid = spoiled(good());\nfunction good() { return serverFragment(`,
  ],
  'host-pages/kit/slot.ts': [
    'const { props } = options;',
    'const { props } = stalled(fragment.manifest.name, options);',
  ],
};

/** Breaks the worker of a build. */
export function spoilPlugin(): Plugin {
  return {
    name: 'spoil',
    enforce: 'pre',
    transform(code, id) {
      const file = Object.keys(CHANGES).find((one) => id === join(ROOT, one));
      if (file === undefined) return undefined;
      const [from, to] = CHANGES[file] ?? ['', ''];
      if (!code.includes(from)) throw new Error(`${file} does not hold "${from}" any more`);
      const changed = code.replace(from, () => to);
      const whole = file.endsWith('slot.ts')
        ? `import { stalled } from ${SPOIL};\n${changed}`
        : `${changed.trimEnd()} }\n`;
      return { code: whole, map: null };
    },
  };
}
