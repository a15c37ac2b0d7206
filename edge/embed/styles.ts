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

/** The styles of an element on a foreign page, before its fragment's own: tokens, the store's colours, the page's wishes. */
export function elementStyles(store: StoreInfo): string {
  const colors = storeCss(store);
  return inPixels(onHost(`${open}\n${colors}`) + HOST);
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
