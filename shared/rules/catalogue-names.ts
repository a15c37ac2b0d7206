import { fold } from './fold.ts';

const SLUG_MAX = 60;

/** The slug that a catalogue's address gets from its name; `catalogo` where no letter is left. */
export function catalogueSlug(name: string): string {
  return slugOf(name, 'catalogo');
}

/** A slug by a name; another word where the name has no letter that an address can have. */
export function slugOf(name: string, otherwise: string): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-|-$/g, '');
  return slug === '' ? otherwise : slug;
}
