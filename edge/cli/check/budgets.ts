/** How much script a page may cost, in bytes of brotli (1 KB is 1,000 bytes). */
import type { FragmentAssets } from '../build/assets.ts';
import type { PageFragments } from './pages.ts';

/** Before any interaction: the inline loader. */
const LOADER_LIMIT = 2000;
/** A slider of several slides may start by itself when idle, with Splide and without React. */
const SLIDER_LIMIT = 12_000;
/** What a partner's page loads before anybody touches a fragment. */
const EMBED_LIMIT = 15_000;
/** A page once every fragment on it has hydrated. */
const PAGE_LIMIT = 90_000;
/** The same of a page of the office, which no shopper loads. */
const OFFICE_LIMIT = 120_000;
/** What being signed in adds to any page, once all of it has hydrated. */
const PERSON_LIMIT = 12_000;

export interface Budget {
  name: string;
  /** Addresses below `/assets/`; the loader is `loader`. */
  files: string[];
  limit: number;
}

/**
 * The budgets of a build.
 * @param person fragments that stand around every page of who is signed in
 */
export function budgetsOf(
  assets: FragmentAssets,
  pages: readonly PageFragments[],
  person: readonly string[] = [],
): Budget[] {
  const slider = loadedBy(assets, ['slider']);
  const first = ['loader', ...(assets.touch === '' ? [] : [assets.touch])];
  const embed = assets.embed ? [assets.embed.module, ...assets.embed.imports] : [];
  return [
    { name: 'loader', files: ['loader'], limit: LOADER_LIMIT },
    ...(slider.length === 0 ? [] : [{ name: 'slider', files: slider, limit: SLIDER_LIMIT }]),
    ...(embed.length === 0 ? [] : [{ name: 'embed', files: embed, limit: EMBED_LIMIT }]),
    ...pages.map(({ page, fragments, office }) => ({
      name: `page ${page}`,
      files: [...first, ...loadedBy(assets, fragments)],
      limit: office ? OFFICE_LIMIT : PAGE_LIMIT,
    })),
    ...(person.length === 0
      ? []
      : [{ name: 'signed in', files: addedBy(assets, pages, person), limit: PERSON_LIMIT }]),
  ];
}

/** What fragments load beyond what every page has already. */
function addedBy(
  assets: FragmentAssets,
  pages: readonly PageFragments[],
  person: readonly string[],
): string[] {
  // The office's pages have a shell of their own.
  const known = pages
    .filter(({ office }) => !office)
    .map(({ fragments }) => new Set(loadedBy(assets, fragments)));
  return loadedBy(assets, person).filter((file) => !known.every((files) => files.has(file)));
}

/**
 * What breaks the rule that a page everybody shares loads nothing by itself.
 * @param moments fragment → when its module loads
 */
export function selfStarters(
  assets: FragmentAssets,
  pages: readonly PageFragments[],
  moments: Readonly<Record<string, string>>,
): string[] {
  const problems = pages
    .filter(({ cached }) => cached)
    .flatMap(({ page, fragments }) =>
      fragments
        .filter((name) => name !== 'slider' && startsItself(moments[name]))
        .map((name) => `page ${page}: ${name} loads by itself (${moments[name]})`),
    );
  const packages = loadedBy(assets, ['slider']).flatMap(
    (file) => assets.chunks[file]?.packages ?? [],
  );
  return packages.includes('react') ? [...problems, 'slider: loads React'] : problems;
}

function startsItself(moment: string | undefined): boolean {
  return moment === 'load' || moment === 'idle';
}

/** Every file that these fragments load, at once or later. */
function loadedBy(assets: FragmentAssets, fragments: readonly string[]): string[] {
  const files = new Set<string>();
  for (const name of fragments) {
    const built = assets.fragments[`shop-${name}`];
    if (built !== undefined) files.add(built.module);
  }
  for (const file of files) {
    const chunk = assets.chunks[file];
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) {
      files.add(next);
    }
  }
  return [...files];
}
