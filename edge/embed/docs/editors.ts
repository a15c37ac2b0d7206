import type { ElementDeclaration } from './manifest.ts';

/** An attribute's values, where its type lists them: `'a' | 'b'`. */
function valuesOf({ type }: ElementDeclaration['attributes'][number]): { name: string }[] {
  return [...type.text.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => ({ name }));
}

/** A description, with the end of what is to go: the format has no field for it. */
const described = (description: string | undefined, deprecated: string | undefined): string =>
  [deprecated ?? [], description ?? []].flat().join(' ');

/** `/embed/html-custom-data.json`: what Visual Studio Code completes in HTML. */
export function vscodeData(elements: readonly ElementDeclaration[], docs: string): object {
  return {
    version: 1.1,
    tags: elements.map((element) => ({
      name: element.tagName,
      description: described(element.description, element.deprecated),
      attributes: element.attributes.map((attribute) => ({
        name: attribute.name,
        description: described(attribute.description, attribute.deprecated),
        values: valuesOf(attribute),
      })),
      references: [{ name: 'docs', url: `${docs}#${element.tagName}` }],
    })),
  };
}

/** `/embed/web-types.json`: the same for JetBrains' editors. */
export function webTypes(elements: readonly ElementDeclaration[], docs: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'shop-elements',
    version: '1.0.0',
    'description-markup': 'none',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tagName,
          description: element.description ?? '',
          ...(element.deprecated !== undefined && { deprecated: element.deprecated }),
          'doc-url': `${docs}#${element.tagName}`,
          attributes: element.attributes.map(
            ({ name, description, required, deprecated, type }) => ({
              name,
              description,
              ...(deprecated !== undefined && { deprecated }),
              required: required === true,
              value: { type: type.text },
            }),
          ),
          js: { events: element.events.map(({ name, description }) => ({ name, description })) },
          slots: element.slots,
        })),
      },
      css: {
        parts: [
          ...new Set(elements.flatMap(({ cssParts }) => cssParts.map(({ name }) => name))),
        ].map((name) => ({ name })),
        properties: elements[0]?.cssProperties ?? [],
      },
    },
  };
}
