import type { PageEnv } from '../_runtime/env.ts';

export interface ShareProps {
  env: PageEnv;
  /** Of the item, catalogue or shop; what is sent out holds its first 100 characters. */
  name: string;
  /** Whole address, with scheme and host. */
  url: string;
}
