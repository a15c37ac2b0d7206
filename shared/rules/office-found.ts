import { isNamed, type OfficeWay } from './office-ways.ts';

/** The things of a store that the office's search finds, in the order of the results. */
export const foundKinds = [
  'item',
  'catalogue',
  'order',
  'entry',
  'message',
  'picture',
  'header',
  'member',
  'legal',
  'job',
  'opening',
  'setting',
  'look',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A thing that was found, by its name. */
interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
}

/** The kinds whose things are words of a page: their names do not stand in the store's rows. */
export const wordKinds = ['legal', 'job', 'opening', 'setting', 'look'] as const;
export type WordKind = (typeof wordKinds)[number];

/** The page of each kind, which its id ends; of a picture its name does. */
const PAGES: Readonly<Record<FoundKind, string>> = {
  item: '/admin/articulos/',
  catalogue: '/admin/catalogos/',
  order: '/admin/ordenes/',
  entry: '/admin/blog/',
  message: '/me/inbox/',
  picture: '/admin/galeria?text=',
  header: '/?edit=headers#',
  member: '/admin/equipo#',
  legal: '/admin/textos-legales/',
  job: '/admin/inventario/',
  opening: '/?edit=',
  setting: '/admin/configuracion#',
  look: '/admin/aspecto#f-',
};
const ICONS = {
  item: 'tag',
  catalogue: 'store',
  order: 'truck',
  entry: 'book',
  message: 'mail',
  picture: 'photo',
  header: 'photo',
  member: 'user',
  legal: 'book',
  job: 'download',
  opening: 'photo',
  setting: 'settings',
  look: 'moon',
} as const satisfies Readonly<Record<FoundKind, string>>;

/** Letters from which on the store's things are searched. */
export const FOUND_FROM = 2;

/** The way to a thing: its page in the office, for a field of a form its place on the page. */
export function foundWay(base: string, { kind, id, name }: Found): OfficeWay {
  return {
    group: 'found',
    icon: ICONS[kind],
    label: name,
    href: base + PAGES[kind] + (kind === 'picture' ? encodeURIComponent(name) : id),
  };
}

/** A field of a form of the office, in one language. */
export interface FormField {
  /** Its name in the form, by which `#…` in the page's address leads to it. */
  readonly name: string;
  /** The title of the form's part that it stands in. */
  readonly part: string;
  readonly label: string;
}

/**
 * The fields that a text names: those whose own words it begins come first, then those of a part
 * that it names.
 * @param shown the fields in the reader's language
 * @param others the same fields in the other languages, whose words count, too
 * @example fieldsNamed(es, [en], 'colour') // the colours, by their Spanish labels
 */
export function fieldsNamed(
  shown: readonly FormField[],
  others: readonly (readonly FormField[])[],
  text: string,
): FormField[] {
  const all = [shown, ...others];
  const wordsOf = (name: string, withPart: boolean) =>
    all
      .flatMap((fields) => fields.filter((field) => field.name === name))
      .map(({ part, label }) => (withPart ? `${part} ${label}` : label));
  const byLabel = shown.filter(({ name }) =>
    isNamed([name, ...wordsOf(name, false)].join(' '), text),
  );
  const byPart = shown.filter(({ name }) =>
    isNamed([name, ...wordsOf(name, true)].join(' '), text),
  );
  return [...new Set([...byLabel, ...byPart])];
}
