import { definePage } from '../kit/page.ts';
import type { EmbedElement } from './element.ts';
import { goodsElements } from './goods.ts';
import { listElements } from './lists.ts';
import { offerElements } from './offers.ts';
import { smallElements } from './small.ts';

export type { EmbedElement } from './element.ts';
export { linkElements, linkHtml, LINK_PARTS } from './links.ts';

/** Every element that shows public data on pages of other origins, by its name. */
export const embedElements: ReadonlyMap<string, EmbedElement> = new Map(
  [...goodsElements, ...offerElements, ...listElements, ...smallElements].map((one) => [
    one.name,
    one,
  ]),
);

/** Names of all their attributes. */
const attributes = [
  ...new Set([...embedElements.values()].flatMap(({ embed }) => Object.keys(embed.attributes))),
];

/**
 * The page that an element is made as: it knows no account, so that every visitor gets the same
 * element, and reads the attributes from the address.
 */
export const elementPage = definePage({
  name: 'embed',
  paths: [],
  query: attributes,
  framed: true,
  view: () => {
    throw new Error('an element is no page of its own');
  },
});
