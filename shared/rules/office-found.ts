import { isNamed, type OfficeWay } from './office-ways.ts';

/** The things of a store that the office's search finds, in the order of the results. */
export const foundKinds = ['item', 'order', 'entry', 'setting'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A thing that was found, by its name. */
interface Found {
  readonly kind: FoundKind;
  readonly id: string;
  readonly name: string;
}

const PAGES = {
  item: 'articulos/',
  order: 'ordenes/',
  entry: 'blog/',
  setting: 'configuracion#',
} as const;
const ICONS = { item: 'tag', order: 'truck', entry: 'book', setting: 'settings' } as const;

/** Letters from which on the store's things are searched. */
export const FOUND_FROM = 2;

/** The way to a thing: its page in the office, for a setting the field of the settings page. */
export function foundWay(base: string, { kind, id, name }: Found): OfficeWay {
  return {
    group: 'found',
    icon: ICONS[kind],
    label: name,
    href: `${base}/admin/${PAGES[kind]}${id}`,
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
