/** The parts of the chaos run, in the order of the table. */
import type { Part } from '../support/suite/part.ts';
import { canaries } from './attack/canaries/part.ts';
import { endpoints } from './attack/endpoints/part.ts';
import { hosts } from './attack/hosts/part.ts';
import { scanners } from './attack/scanners/part.ts';
import { clients } from './faults/clients/part.ts';
import { disk } from './faults/disk/part.ts';
import { fragments } from './faults/fragments/part.ts';
import { imports } from './faults/import/part.ts';
import { kill } from './faults/kill/part.ts';
import { talk } from './faults/talk/part.ts';

export const PARTS: readonly Part[] = [
  kill,
  talk,
  imports,
  disk,
  fragments,
  clients,
  hosts,
  endpoints,
  canaries,
  scanners,
];
