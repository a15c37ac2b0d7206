import type { MayName, WhoMay } from './roles.ts';

export { ROLES } from './roles.ts';

interface WingFile {
  readonly mayName?: MayName;
  readonly [wing: string]: WhoMay | MayName | undefined;
}

const wings = Object.values(
  import.meta.glob<WingFile>(['./*.ts', '!./index.ts', '!./roles.ts'], { eager: true }),
);

/**
 * The roles that may make each call, one file for each wing. A call that is missing here fails the
 * test: add its roles.
 */
export const WHO_MAY: WhoMay = Object.fromEntries(
  wings.flatMap((wing) =>
    Object.entries(wing)
      .filter(([name]) => name !== 'mayName')
      .flatMap(([, calls]) => Object.entries(calls as WhoMay)),
  ),
);

/** The columns that each call's body names on purpose, from the same files. */
export const MAY_NAME: MayName = Object.fromEntries(
  wings.flatMap(({ mayName = {} }) => Object.entries(mayName)),
);
