/** `npm run bench`: the costs of the shop, part by part, each figure with its limit. */
import { runSuite } from '../support/suite/run.ts';
import { PARTS } from './parts.ts';

await runSuite('bench', PARTS);
