import { jobs } from './jobs.ts';
import { partners } from './partners.ts';
import { people } from './people.ts';
import { purchase } from './purchase.ts';
import type { WhoMay } from './roles.ts';
import { shop } from './shop.ts';
import { staff } from './staff.ts';

export { ROLES } from './roles.ts';

/**
 * The roles that may make each call, one file for each wing. A call that is missing here fails the
 * test: add its roles.
 */
export const WHO_MAY: WhoMay = { ...shop, ...purchase, ...people, ...staff, ...partners, ...jobs };
