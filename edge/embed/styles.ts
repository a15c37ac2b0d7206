import tokens from '../../shared/ui/tokens.css?inline';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { isolateMap } from '../../shared/kernel/isolate-memory.ts';
import { makeRoom } from '../../shared/kernel/make-room.ts';
import { storeCss } from '../../shared/ui/store-css.ts';
import { TOKENS } from './tokens.ts';

/**
 * What every element starts with. `!important` holds against a page's own `!important`: inside a
 * shadow root it is the stronger one.
 */
const HOST =
  ':host{display:block!important;visibility:visible!important;text-align:start;' +
  // The ground is the page's: what is quiet is a part of the text's own colour, on whatever it stands.
  '--color-text-muted:var(--shop-muted,color-mix(in srgb,var(--color-text) 80%,transparent))}' +
  ':host([hidden]){display:none!important}';

/** The tokens, each of which a page may set by a `--shop-*` property of its own. */
const open = TOKENS.reduce((css, { name, sets }) => {
  const start = css.indexOf(`${sets}:`) + sets.length + 1;
  const end = css.indexOf(';', start);
  return `${css.slice(0, start)}var(${name},${css.slice(start, end).trim()})${css.slice(end)}`;
}, tokens);

/**
 * The styles of an element on a foreign page, before its fragment's own: tokens, the store's
 * colours, the page's wishes. A token that the element never names stays at home.
 * @param own the fragment's stylesheet
 */
export function elementStyles(store: StoreInfo, own: string): string {
  const colors = storeCss(store);
  return inPixels(namedOnly(onHost(`${open}\n${colors}`) + HOST, own));
}

const NAMED = /var\((--[\w-]{1,60})/g;
const SET = /(?<![\w-])(--[\w-]{1,60}):([^;}]*);?/g;

/**
 * Leaves out the custom properties of `css` that neither `own` names, nor any that stays.
 * Views name none: their colours and lengths come by class (`embed.test.ts` counts the bytes).
 */
export function namedOnly(css: string, own: string): string {
  const names = new Set<string>();
  const add = (text: string) => {
    for (const [, name = ''] of text.matchAll(NAMED)) names.add(name);
  };
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(SET)) {
    values.set(name, `${values.get(name) ?? ''} ${value}`);
  }
  add(own);
  add(css.replaceAll(SET, ''));
  // A set tells a name that is added while it is walked: what a value names is walked after it.
  for (const name of names) add(values.get(name) ?? '');
  return css.replaceAll(SET, (whole, name: string) => (names.has(name) ? whole : ''));
}

/** Moves custom properties from a page's root to the element; its `theme` takes the place of the page's. */
function onHost(css: string): string {
  return css.replaceAll(/:root(?:\[data-(theme='\w+')\])?/g, (_, theme: string | undefined) =>
    theme ? `:host([${theme}])` : ':host',
  );
}

/** A condition, whose `rem` no page changes; or a length. */
const REM = /@(?:media|container|supports)[^{]{0,200}\{|(?<![\w-])(-?\d{0,4}\.?\d{1,6})rem\b/g;

const texts = isolateMap<string, string>();
/** As many as there are elements and stores in use. */
const TEXTS_MOST = 200;

/**
 * Gives every length in `rem` a size of its own: a page may have set its root's letters to 62.5 %.
 */
export function inPixels(css: string): string {
  const known = texts.get(css);
  if (known !== undefined) return known;
  const made = css.replaceAll(REM, (whole, count: string | undefined) =>
    count === undefined ? whole : `calc(${count}*var(--shop-rem,16px))`,
  );
  makeRoom(texts, TEXTS_MOST);
  texts.set(css, made);
  return made;
}
