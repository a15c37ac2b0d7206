/** `npm run bench`: what the shop costs, part by part, each figure against its limit. */
import { runSuite } from '../support/suite/run.ts';
import { PARTS } from './parts.ts';

await runSuite('bench', PARTS);
