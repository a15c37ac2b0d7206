/** How much script a page may cost, in bytes of brotli (1 KB is 1,000 bytes). */
import type { FragmentAssets } from '../build/assets.ts';
import type { WeightClass } from '../../../shared/kernel/weight-class.ts';
import type { Declared } from './manifests.ts';
import type { PageFragments } from './pages.ts';

/** Before any interaction: the inline loader. */
const LOADER_LIMIT = 1700;
/** A slider of several slides may start by itself when idle, with Splide and without React. */
const SLIDER_LIMIT = 12_000;
/** The script of a partner's page before any visitor touches a fragment, and an embed with all that it loads. */
const EMBED_LIMITS = { entry: 6_000, whole: 15_000 };
/** A page's script once every fragment on it has hydrated, by the heaviest class among them. */
const PAGE_LIMITS: Readonly<Record<Exclude<WeightClass, 'edit' | 'panel' | 'embed'>, number>> = {
  shop: 86_000,
  account: 90_000,
  office: 120_000,
};
/** The page of the messages, whoever reads it: it is open all day, on phones too. */
const TALK = { fragment: 'talk', limit: 90_000 };
/** The script that edit mode loads once it is on, beyond what every page of the shop has. */
const EDIT_LIMIT = 8_000;
/** The script of one panel, beyond what the page and edit mode have: React is among that. */
const PANEL_LIMIT = 45_000;
/** From the first touch until a fragment is usable: its module, React, and what they import. */
const FIRST_TOUCH_LIMIT = 80_000;
/** The script that being signed in adds to any page, once every fragment on it has hydrated. */
const PERSON_LIMIT = 12_000;

export interface Budget {
  name: string;
  /** Addresses below `/assets/`; the loader is `loader`, the pinned embed `pinned`. */
  files: string[];
  limit: number;
}

/**
 * The budgets of a build.
 * @param manifests what each fragment declares, by its folder's name
 * @param person fragments that stand around every page of a signed-in visitor
 */
export function budgetsOf(
  assets: FragmentAssets,
  pages: readonly PageFragments[],
  manifests: Readonly<Record<string, Declared>>,
  person: readonly string[] = [],
): Budget[] {
  const slider = loadedBy(assets, ['slider']);
  const first = ['loader', ...(assets.touch === '' ? [] : [assets.touch])];
  const embed = assets.embed ? [assets.embed.module, ...assets.embed.imports] : [];
  return [
    { name: 'loader', files: ['loader'], limit: LOADER_LIMIT },
    ...(slider.length === 0 ? [] : [{ name: 'slider', files: slider, limit: SLIDER_LIMIT }]),
    ...(embed.length === 0 ? [] : [{ name: 'embed', files: embed, limit: EMBED_LIMITS.entry }]),
    ...(embed.length === 0
      ? []
      : [{ name: 'pinned embed', files: ['pinned'], limit: EMBED_LIMITS.entry }]),
    ...Object.entries(manifests)
      .filter(([, { weight }]) => weight === 'embed')
      .map(([name]) => ({
        name: `embed ${name}`,
        files: [...new Set([...embed, ...loadedBy(assets, [name])])],
        limit: EMBED_LIMITS.whole,
      })),
    ...Object.entries(assets.fragments).map(([element, { module, imports }]) => ({
      name: `first touch ${element}`,
      files: [...first.slice(1), module, ...imports],
      limit: FIRST_TOUCH_LIMIT,
    })),
    ...pages.map(({ page, fragments, cached }) => ({
      name: `page ${page}`,
      files: [...first, ...loadedBy(assets, fragments)],
      limit: cached ? PAGE_LIMITS.shop : pageLimit(fragments, manifests),
    })),
    ...editBudgets(assets, pages, manifests),
    ...(person.length === 0
      ? []
      : [{ name: 'signed in', files: addedBy(assets, pages, person), limit: PERSON_LIMIT }]),
  ];
}

/** Edit mode as a whole, and each of its panels. */
function editBudgets(
  assets: FragmentAssets,
  pages: readonly PageFragments[],
  manifests: Readonly<Record<string, Declared>>,
): Budget[] {
  const of = (weight: WeightClass): string[] =>
    Object.keys(manifests).filter((name) => manifests[name]?.weight === weight);
  const mode = addedBy(assets, pages, of('edit'), 'at once');
  // What a part of the mode itself loads when it is used is a panel, too.
  const panels = [...of('panel'), ...of('edit')].map((name) => ({
    name: `panel ${name}`,
    files: addedBy(assets, pages, [name]).filter((file) => !mode.includes(file)),
    limit: PANEL_LIMIT,
  }));
  const all = [{ name: 'edit mode', files: mode, limit: EDIT_LIMIT }, ...panels];
  return all.filter(({ files }) => files.length > 0);
}

/**
 * The pages that load code of edit mode by themselves. Only `host-pages/edit` may name its
 * fragments, for the accounts that edit the store.
 */
export function strayTools(
  assets: FragmentAssets,
  pages: readonly PageFragments[],
  manifests: Readonly<Record<string, Pick<Declared, 'weight'>>>,
): string[] {
  const isTool = (name: string): boolean =>
    manifests[name]?.weight === 'edit' || manifests[name]?.weight === 'panel';
  const own = new Set(
    Object.keys(manifests).flatMap((name) => {
      const built = isTool(name) ? assets.fragments[`shop-${name}`] : undefined;
      return built ? [built.module] : [];
    }),
  );
  return pages.flatMap(({ page, fragments }) => [
    ...fragments.filter(isTool).map((name) => `page ${page}: ${name} is a tool of edit mode`),
    ...loadedBy(assets, fragments)
      .filter((file) => own.has(file) && !fragments.some(isTool))
      .map((file) => `page ${page}: loads ${file} of edit mode`),
  ]);
}

/** The limit of a page by the heaviest class among its fragments; a shopper's is the least, and that of messages is their own. */
function pageLimit(
  fragments: readonly string[],
  manifests: Readonly<Record<string, Declared>>,
): number {
  if (fragments.includes(TALK.fragment)) return TALK.limit;
  const limits = fragments.map((name) => {
    const weight = manifests[name]?.weight ?? 'shop';
    return weight in PAGE_LIMITS ? PAGE_LIMITS[weight as keyof typeof PAGE_LIMITS] : 0;
  });
  return Math.max(PAGE_LIMITS.shop, ...limits);
}

/** The files that fragments load beyond those that every page has already. */
function addedBy(
  assets: FragmentAssets,
  pages: readonly PageFragments[],
  added: readonly string[],
  when: When = 'ever',
): string[] {
  // The office's pages have a shell of their own.
  const known = pages
    .filter(({ office }) => !office)
    .map(({ fragments }) => new Set(loadedBy(assets, fragments)));
  return loadedBy(assets, added, when).filter((file) => !known.every((files) => files.has(file)));
}

/**
 * The fragments that break the rule that a page shared by all visitors loads nothing by itself.
 * @param manifests what each fragment declares, by its folder's name
 */
export function selfStarters(
  assets: FragmentAssets,
  pages: readonly PageFragments[],
  manifests: Readonly<Record<string, Pick<Declared, 'hydrate'>>>,
): string[] {
  const problems = pages
    .filter(({ cached }) => cached)
    .flatMap(({ page, fragments }) =>
      fragments
        .filter((name) => name !== 'slider' && startsItself(manifests[name]?.hydrate))
        .map((name) => `page ${page}: ${name} loads by itself (${manifests[name]?.hydrate})`),
    );
  const packages = loadedBy(assets, ['slider']).flatMap(
    (file) => assets.chunks[file]?.packages ?? [],
  );
  return packages.includes('react') ? [...problems, 'slider: loads React'] : problems;
}

function startsItself(moment: string | undefined): boolean {
  return moment === 'load' || moment === 'idle';
}

/** Whether files that are loaded later, by `import()`, count. */
type When = 'at once' | 'ever';

/** Every file that these fragments load. */
function loadedBy(
  assets: FragmentAssets,
  fragments: readonly string[],
  when: When = 'ever',
): string[] {
  const files = new Set<string>();
  for (const name of fragments) {
    const built = assets.fragments[`shop-${name}`];
    if (built !== undefined) files.add(built.module);
  }
  for (const file of files) {
    const chunk = assets.chunks[file];
    const later = when === 'ever' ? (chunk?.dynamicImports ?? []) : [];
    for (const next of [...(chunk?.imports ?? []), ...later]) files.add(next);
  }
  return [...files];
}
