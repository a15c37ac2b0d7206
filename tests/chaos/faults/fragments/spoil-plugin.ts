/** A build in which some fragments fail; nothing of it is in the product's own sources. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../../../../edge/cli/paths.ts';

const SPOIL = JSON.stringify(join(ROOT, 'tests/chaos/faults/fragments/spoil.ts'));

/** File → what is changed in its text. A text that is not there any more is an error, not a test. */
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

/** Breaks the worker that it builds. */
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
