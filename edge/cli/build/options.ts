import type { Plugin } from 'vite';

/** The options of every step of the build. */
export interface BuildOptions {
  /** Absolute path of the checkout. */
  root: string;
  /** Where the result goes. */
  dist: string;
  /** Readable code with source maps, for `npm run dev`. */
  dev: boolean;
  /** Plugins that run before the build's own: a test breaks the worker with them. */
  plugins?: Plugin[];
}
