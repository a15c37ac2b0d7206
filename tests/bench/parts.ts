/** The parts of the bench, in the order of the table. */
import type { Part } from '../support/suite/part.ts';
import { against } from './against/part.ts';
import { finding } from './finding/part.ts';
import { growth } from './growth/part.ts';
import { home } from './home/part.ts';
import { largeImport } from './import/large.ts';
import { imports } from './import/part.ts';
import { memory } from './memory/part.ts';
import { dashboard } from './orders/dashboard.ts';
import { doorRate } from './orders/door.ts';
import { orderExport } from './orders/export.ts';
import { orderLists } from './orders/list.ts';
import { orderPdf } from './orders/pdf.ts';
import { orderTrips } from './orders/trips.ts';
import { owners } from './owners/part.ts';
import { payments } from './payments/part.ts';
import { peer } from './peer/part.ts';
import { people } from './people/part.ts';
import { promoterPages } from './promoters/part.ts';
import { requests } from './requests/part.ts';
import { start } from './start/part.ts';
import { talk } from './talk/part.ts';
import { sockets } from './talk/sockets.ts';
import { weight } from './weight/part.ts';

export const PARTS: readonly Part[] = [
  requests,
  against,
  home,
  people,
  start,
  talk,
  sockets,
  weight,
  finding,
  growth,
  memory,
  owners,
  orderLists,
  orderTrips,
  dashboard,
  doorRate,
  orderPdf,
  orderExport,
  payments,
  promoterPages,
  imports,
  largeImport,
  peer,
];
