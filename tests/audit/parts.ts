/** The parts of the audit, in the order of the table. */
import type { Part } from '../support/suite/part.ts';
import { axe } from './axe/part.ts';
import { embeds } from './embeds/part.ts';
import { engines } from './engines/part.ts';
import { interaction } from './interaction/part.ts';
import { headers } from './headers/part.ts';
import { lighthouse } from './lighthouse/part.ts';
import { markup } from './markup/part.ts';
import { mutants } from './mutants/part.ts';
import { network } from './network/part.ts';
import { structuredData } from './structured-data/part.ts';
import { wordpress } from './wordpress/part.ts';

export const PARTS: readonly Part[] = [
  lighthouse,
  axe,
  markup,
  structuredData,
  headers,
  interaction,
  network,
  embeds,
  wordpress,
  engines,
  mutants,
];
