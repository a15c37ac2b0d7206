import type { ElementDeclaration } from './manifest.ts';

/** What both files declare: the attributes of each element, its events, and the loader's own methods. */
function shared(elements: readonly ElementDeclaration[]): string {
  const [first] = elements;
  const events = first?.events ?? [];
  const interfaces = elements.map(
    ({ name, tagName, description, deprecated, attributes }) =>
      `/** <${tagName}>: ${description ?? ''}${ending(deprecated)} */\nexport interface ${name}Attributes {\n` +
      `${attributes.map(attributeLine).join('\n')}\n}\n`,
  );
  return [
    '/** Why an element did not come; undefined for one that did. */',
    'export interface ShopEventDetail {\n  readonly code?: string;\n}\n',
    ...interfaces,
    'declare global {',
    '  interface HTMLElementTagNameMap {',
    ...elements.map(
      ({ tagName, deprecated }) => `${marked(deprecated, '    ')}    '${tagName}': HTMLElement;`,
    ),
    '  }',
    '  interface HTMLElementEventMap {',
    ...events.map(({ name }) => `    '${name}': CustomEvent<ShopEventDetail>;`),
    '  }',
    '  /** The loader’s own methods; undefined until it has run. */',
    '  var shopEmbed:',
    '    | {',
    '        scan(root: ParentNode): void;',
    '        refresh(host: HTMLElement): Promise<void>;',
    '        press(host: HTMLElement): void;',
    '        checkout(host: HTMLElement): Promise<void>;',
    '      }',
    '    | undefined;',
    '}',
  ].join('\n');
}

/** What a comment says at its end of something that is to go. */
const ending = (deprecated: string | undefined): string =>
  deprecated === undefined ? '' : ` @deprecated ${deprecated}`;

/** A comment before a name that is to go; empty before others. */
const marked = (deprecated: string | undefined, indent: string): string =>
  deprecated === undefined ? '' : `${indent}/**${ending(deprecated)} */\n`;

function attributeLine({
  name,
  description,
  type,
  required,
  deprecated,
}: ElementDeclaration['attributes'][number]): string {
  // A number in HTML is written as a text.
  const kind = type.text === 'number' ? 'number | string' : type.text;
  const key = /^\w+$/.test(name) ? name : `'${name}'`;
  return `  /** ${description}${ending(deprecated)} */\n  ${key}${required ? '' : '?'}: ${kind};`;
}

const head = (framework: string, address: string): string =>
  `// The elements of ${address} for ${framework}. Made from ${address}/embed/custom-elements.json`;

/** `/embed/react.d.ts`: what JSX may write, for React 19 and later. */
export function reactTypes(elements: readonly ElementDeclaration[], address: string): string {
  const listeners = (elements[0]?.events ?? []).map(
    ({ name }) => `  'on${name}'?: (event: CustomEvent<ShopEventDetail>) => void;`,
  );
  const rows = elements.map(
    ({ name, tagName, deprecated }) =>
      `${marked(deprecated, '      ')}      '${tagName}': ShopElement<${name}Attributes>;`,
  );
  return `${head('React', address)}
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

${shared(elements)}

type ShopElement<Attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes & {
${listeners.join('\n')}
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${rows.join('\n')}
    }
  }
}
`;
}

/** `/embed/vue.d.ts`: what templates may write, for Vue 3. */
export function vueTypes(elements: readonly ElementDeclaration[], address: string): string {
  const listeners = (elements[0]?.events ?? []).map(
    ({ name }) => `  ${listenerOf(name)}?: (event: CustomEvent<ShopEventDetail>) => void;`,
  );
  const rows = elements.map(
    ({ name, tagName, deprecated }) =>
      `${marked(deprecated, '    ')}    '${tagName}': new () => { $props: ${name}Attributes & ShopListeners };`,
  );
  return `${head('Vue', address)}
import type {} from 'vue';

${shared(elements)}

interface ShopListeners {
${listeners.join('\n')}
}

declare module 'vue' {
  interface GlobalComponents {
${rows.join('\n')}
  }
}
`;
}

/** `shop-ready` → `onShopReady`, as Vue names what listens to an event. */
function listenerOf(event: string): string {
  return `on-${event}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
