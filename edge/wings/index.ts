import { jobs } from './jobs.ts';
import { partners } from './partners.ts';
import { people } from './people.ts';
import { purchase } from './purchase.ts';
import { shop } from './shop.ts';
import { staff } from './staff.ts';
import type { Wing } from './wing.ts';

/** Every wing of the platform; the back office's menu has their entries in this order. */
export const wings: readonly Wing[] = [shop, purchase, partners, staff, people, jobs];
