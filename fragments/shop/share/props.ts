import type { PageEnv } from '../../_runtime/env.ts';

export interface ShareProps {
  env: PageEnv;
  /** Of the item, catalogue or shop; what is sent out holds its first 100 characters. */
  name: string;
  /** Whole address, with scheme and host. */
  url: string;
  /** The control goes away after a moment: for who is not signed in (spec [4]). */
  fleeting: boolean;
}
