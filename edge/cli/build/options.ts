import type { Plugin } from 'vite';

/** What every step of the build is told. */
export interface BuildOptions {
  /** The checkout. */
  root: string;
  /** Where the result goes. */
  dist: string;
  /** Readable code with source maps, for `npm run dev`. */
  dev: boolean;
  /** Run before the build's own: a test breaks the worker by them. */
  plugins?: Plugin[];
}
