/** `npm run audit`: the shop as a browser, its tools and its visitor see it. */
import { runSuite } from '../support/suite/run.ts';
import { PARTS } from './parts.ts';

await runSuite('audit', PARTS);
