/** `npm run chaos`: the platform under faults and under attack. */
import { runSuite } from '../support/suite/run.ts';
import { PARTS } from './parts.ts';

await runSuite('chaos', PARTS);
