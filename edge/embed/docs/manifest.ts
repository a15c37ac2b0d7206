import { embedElements, linkElements } from '../../../host-pages/embed/index.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { TOKENS } from '../tokens.ts';
import { embedWords } from './words.ts';

/** Every element that a foreign page may hold. */
const NAMES = [...embedElements.keys(), ...linkElements.keys()].toSorted();

/**
 * The elements as a Custom Elements Manifest (schema 2.1.0), by which editors complete and check
 * them. Made from the fragments' own manifests.
 */
export function customElementsManifest(locale: Locale): object {
  return {
    schemaVersion: '2.1.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'embed/v1.js',
        declarations: NAMES.map((name) => declaration(name, locale)),
        exports: NAMES.map((name) => ({
          kind: 'custom-element-definition',
          name,
          declaration: { name: className(name), module: 'embed/v1.js' },
        })),
      },
    ],
  };
}

function declaration(name: string, locale: Locale): object {
  const t = embedWords[locale];
  const shown = embedElements.get(name)?.embed;
  const embed = shown ?? linkElements.get(name);
  const own = Object.entries(shown?.attributes ?? {}).map(([attribute, { says, example }]) => ({
    name: attribute,
    description: `${says[locale]} (${example})`,
    type: { text: 'string' },
  }));
  const common = Object.entries(t.commonRows).map(([attribute, description]) => ({
    name: attribute,
    description,
    type: { text: 'string' },
  }));
  return {
    kind: 'class',
    customElement: true,
    name: className(name),
    tagName: name,
    description: embed?.says[locale],
    attributes: [...own, ...common],
    events: Object.entries(t.eventRows).map(([event, description]) => ({
      name: event,
      description,
      type: { text: 'CustomEvent<{ code?: string }>' },
    })),
    cssProperties: TOKENS.map((token) => ({ name: token.name, description: token.says[locale] })),
    ...(shown ? {} : { cssParts: [{ name: 'link' }] }),
  };
}

/** `shop-item-grid` → `ShopItemGrid`. */
function className(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
