/**
 * Makes packages of the office use React as the fragments do, so that shoppers' pages carry nothing
 * for them.
 */
import type { Plugin } from 'vite';

const WHOLE = /import (\w+) from "react";/;

/**
 * Names the one function that r2wc calls on React's default export: a default import of a CommonJS
 * package would bring the bundler's interop, half a kilobyte, into the file that every page loads.
 * @param code r2wc's ES module
 * @throws when the import is not where it was, so that a new version does not bring it back unseen
 */
export function nameReact(code: string): string {
  if (!WHOLE.test(code)) throw new Error('this version of r2wc does not import React as a whole');
  return code.replace(
    WHOLE,
    'import { createElement } from "react"; const $1 = { createElement };',
  );
}

/**
 * The module that signals import for browsers whose React is older than 18: our React has the
 * function itself.
 */
const SHIM = 'use-sync-external-store/shim/index.js';

/**
 * Vite plugin for both packages. Each would bring a CommonJS module or its interop into a file of
 * the office. The bundler would then move its helper out of React's file into a file of its own, on
 * every page.
 */
export const reactPackages: Plugin = {
  name: 'react-packages',
  enforce: 'pre',
  resolveId: (id) => (id === SHIM ? `\0${SHIM}` : undefined),
  load: (id) => (id === `\0${SHIM}` ? 'export { useSyncExternalStore } from "react";' : undefined),
  transform: (code, id) =>
    /@r2wc\/react-to-web-component\/dist\/[^/]+\.js$/.test(id) ? nameReact(code) : undefined,
};
