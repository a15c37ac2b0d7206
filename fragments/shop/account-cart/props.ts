import type { PageEnv } from '../../_runtime/env.ts';

export interface AccountCartProps {
  env: PageEnv;
}
