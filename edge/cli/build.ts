/** `npm run build`: the production build into dist, even when no source has changed. */
import { buildAll } from './build/build.ts';
import { DIST, ROOT } from './paths.ts';

await buildAll({ root: ROOT, dist: DIST, dev: false });
