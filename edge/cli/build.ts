/** `npm run build`: the production build into dist, whether or not anything changed. */
import { buildAll } from './build/build.ts';
import { DIST, ROOT } from './paths.ts';

await buildAll({ root: ROOT, dist: DIST, dev: false });
