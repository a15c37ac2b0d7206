import { jobs } from './jobs.ts';
import { partners } from './partners.ts';
import { people } from './people.ts';
import { purchase } from './purchase.ts';
import type { WhoMay } from './roles.ts';
import { shop } from './shop.ts';
import { staff } from './staff.ts';

export { ROLES } from './roles.ts';

/** Who may make each call, one file a wing. A call that is not here fails the test: say who may make it. */
export const WHO_MAY: WhoMay = { ...shop, ...purchase, ...people, ...staff, ...partners, ...jobs };
