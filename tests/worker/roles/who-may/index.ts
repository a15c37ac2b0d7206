import type { WhoMay } from './roles.ts';

export { ROLES } from './roles.ts';

const wings = import.meta.glob<Readonly<Record<string, WhoMay>>>(
  ['./*.ts', '!./index.ts', '!./roles.ts'],
  { eager: true },
);

/**
 * The roles that may make each call, one file for each wing. A call that is missing here fails the
 * test: add its roles.
 */
export const WHO_MAY: WhoMay = Object.fromEntries(
  Object.values(wings).flatMap((wing) =>
    Object.values(wing).flatMap((calls) => Object.entries(calls)),
  ),
);
