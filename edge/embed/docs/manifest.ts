import type {
  EmbedAttribute,
  LinkEmbed,
  PublicEmbed,
} from '../../../fragments/_runtime/embedding.ts';
import { embedElements, linkElements, LINK_PARTS } from '../../../host-pages/embed/index.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { TOKENS } from '../tokens.ts';
import { endOf } from './ending.ts';
import { embedWords } from './words.ts';

/** Every element that a foreign page may hold. */
const NAMES = [...embedElements.keys(), ...linkElements.keys()].toSorted();

interface Described {
  readonly name: string;
  readonly description: string | undefined;
  /** Why, for what is to go. */
  readonly deprecated?: string;
}

/** An element, in the words of a Custom Elements Manifest. */
export interface ElementDeclaration {
  readonly kind: 'class';
  readonly customElement: true;
  readonly name: string;
  readonly tagName: string;
  readonly description: string | undefined;
  /** Why, for an element that is to go. */
  readonly deprecated?: string;
  readonly attributes: readonly (Described & {
    readonly type: { readonly text: string };
    /** Not of the schema: an element without this attribute is not found. */
    readonly required?: true;
  })[];
  readonly events: readonly (Described & { readonly type: { readonly text: string } })[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
}

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
        declarations: elementDeclarations(locale),
        exports: NAMES.map((name) => ({
          kind: 'custom-element-definition',
          name,
          declaration: { name: className(name), module: 'embed/v1.js' },
        })),
      },
    ],
  };
}

/** The manifest's declarations alone, in the order of their names. */
export function elementDeclarations(locale: Locale): ElementDeclaration[] {
  return NAMES.flatMap((name) => {
    const embed = embedElements.get(name)?.embed ?? linkElements.get(name);
    return embed ? [declarationOf(name, embed, locale)] : [];
  });
}

/** The types of the attributes that all elements have. */
const COMMON_TYPES: Readonly<Record<string, string>> = {
  locale: "'es' | 'en'",
  theme: "'dark' | 'auto'",
};

/** One element in the words of a manifest. */
export function declarationOf(
  name: string,
  embed: PublicEmbed | LinkEmbed,
  locale: Locale,
): ElementDeclaration {
  const t = embedWords[locale];
  const shown = embed.is === 'public' ? embed : undefined;
  const own = Object.entries(shown?.attributes ?? {}).map(([attribute, told]) => ({
    name: attribute,
    description: `${told.says[locale]} (${told.example})`,
    type: { text: typeOf(told) },
    ...(told.required && { required: told.required }),
    ...(told.deprecated && { deprecated: endOf(told.deprecated, locale) }),
  }));
  const common = Object.entries(t.commonRows).map(([attribute, description]) => ({
    name: attribute,
    description,
    type: { text: COMMON_TYPES[attribute] ?? 'string' },
  }));
  return {
    kind: 'class',
    customElement: true,
    name: className(name),
    tagName: name,
    description: embed.says[locale],
    ...(embed.deprecated && { deprecated: endOf(embed.deprecated, locale) }),
    attributes: [...own, ...common],
    events: Object.entries(t.eventRows).map(([event, description]) => ({
      name: event,
      description,
      type: { text: 'CustomEvent<{ code?: string }>' },
    })),
    slots: [{ name: '', description: t.slot }],
    cssParts: Object.entries(shown ? (shown.parts ?? {}) : LINK_PARTS).map(([part, says]) => ({
      name: part,
      description: says[locale],
    })),
    cssProperties: TOKENS.map((token) => ({ name: token.name, description: token.says[locale] })),
  };
}

function typeOf({ values, isNumber }: EmbedAttribute): string {
  if (isNumber) return 'number';
  return values ? values.map((value) => `'${value}'`).join(' | ') : 'string';
}

/** `shop-item-grid` → `ShopItemGrid`. */
function className(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
