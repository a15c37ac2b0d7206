/** Lets lit-html make its templates on pages that demand Trusted Types and allow no policy. */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** lit-html's own policy, the suffix of attributes with a value, and the parsing of a template. */
const POLICY = 's=t.trustedTypes,e=s?s.createPolicy("lit-html",{createHTML:t=>t}):void 0';
const SUFFIX = '"$lit$"';
const PARSED = 'createElement(t,i){const s=l.createElement("template");return s.innerHTML=t,s}';

/**
 * @param code lit-html's minified module
 * @param file of `makeTemplate` and `BOUND`
 * @throws when a piece is not where it was, so that a new version does not bring it back unseen
 */
export function withoutPolicy(code: string, file: string): string {
  const swaps = [
    [POLICY, 'e=void 0'],
    [SUFFIX, 'BOUND'],
    [PARSED, 'createElement(t){return makeTemplate(t)}'],
  ] as const;
  const text = swaps.reduce((whole, [piece, by]) => {
    if (whole.split(piece).length !== 2) {
      throw new Error(`this version of lit-html does not hold once: ${piece}`);
    }
    return whole.replace(piece, by);
  }, code);
  return `import { BOUND, makeTemplate } from ${JSON.stringify(file)};\n${text}`;
}

/** Vite plugin for lit-html. */
export function litWithoutPolicy(root: string): Plugin {
  return {
    name: 'lit-without-policy',
    enforce: 'pre',
    transform: (code, id) =>
      id.replaceAll('\\', '/').endsWith('/lit-html/lit-html.js')
        ? {
            code: withoutPolicy(code, join(root, 'fragments/_runtime/lit-template.ts')),
            map: null,
          }
        : undefined,
  };
}
