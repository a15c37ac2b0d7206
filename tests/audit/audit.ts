/** `npm run audit`: what a browser, its tools and its user see of the shop. */
import { runSuite } from '../support/suite/run.ts';
import { PARTS } from './parts.ts';

await runSuite('audit', PARTS);
