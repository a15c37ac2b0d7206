import { definePage } from './kit/page.ts';
import { notFoundView } from './kit/not-found.ts';

export { shellOf } from './kit/shell.ts';
export { failedView } from './kit/failed.ts';
export { forbiddenView } from './kit/forbidden.ts';
export { notFoundView } from './kit/not-found.ts';

/** The page for every other address. */
export const notFoundPage = definePage({
  name: 'not-found',
  paths: [],
  cached: false,
  view: notFoundView,
});
