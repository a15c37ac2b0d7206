/** The parts of the audit, in the order of the table. */
import type { Part } from '../support/suite/part.ts';

export const PARTS: readonly Part[] = [];
