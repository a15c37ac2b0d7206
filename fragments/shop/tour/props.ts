import type { PageEnv } from '../../_runtime/env.ts';

export interface TourProps {
  env: PageEnv;
  /** The account whose tour it is. */
  me: string;
  storeName: string;
}
