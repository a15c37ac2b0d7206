import { alerts } from './alerts.ts';
import { blog } from './blog.ts';
import { cashouts } from './cashouts.ts';
import { contact } from './contact.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { galleryWing } from './gallery.ts';
import { invoices } from './invoices.ts';
import { jobsWing } from './jobs.ts';
import { look } from './look.ts';
import { money } from './money.ts';
import { network } from './network.ts';
import { orders } from './orders.ts';
import { owners } from './owners.ts';
import { partners } from './partners.ts';
import { people } from './people.ts';
import { purchase } from './purchase.ts';
import { reports } from './reports.ts';
import { reviews } from './reviews.ts';
import { shop } from './shop.ts';
import { staff } from './staff.ts';
import { talk } from './talk.ts';
import { tickets } from './tickets.ts';
import { wizard } from './wizard.ts';
import type { Wing } from './wing.ts';

/** All wings but those that know the others, in the order of their entries in the back office's menu. */
const own: readonly Wing[] = [
  shop,
  owners,
  look,
  blog,
  purchase,
  orders,
  invoices,
  files,
  tickets,
  reviews,
  money,
  cashouts,
  reports,
  // Before the inbox, whose entries have addresses of any name.
  talk,
  contact,
  partners,
  embeds,
  alerts,
  network,
  staff,
  people,
  wizard,
];

/** The kinds of long work of all wings. */
export const jobKinds: Wing['jobs'] = own.flatMap((wing) => wing.jobs);

/** Every wing of the platform. The wing of jobs knows the kinds of all others, the gallery where they show pictures. */
export const wings: readonly Wing[] = [
  ...own,
  galleryWing(own.flatMap((wing) => wing.pictureUses)),
  jobsWing(jobKinds),
];
