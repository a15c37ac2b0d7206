import type { OfficeWay } from './office-ways.ts';

/** The things of a store that the office's search finds, in the order of the results. */
export const foundKinds = ['item', 'order', 'entry'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A thing that was found, by its name. */
interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
}

const PAGES = { item: 'articulos', order: 'ordenes', entry: 'blog' } as const;
const ICONS = { item: 'tag', order: 'truck', entry: 'book' } as const;

/** Letters from which on the store's things are searched. */
export const FOUND_FROM = 2;

/** The way to a thing: its page in the office. */
export function foundWay(base: string, { kind, id, name }: Found): OfficeWay {
  return {
    group: 'found',
    icon: ICONS[kind],
    label: name,
    href: `${base}/admin/${PAGES[kind]}/${id}`,
  };
}
