import type { PageEnv } from '../../_runtime/env.ts';

export interface SignOutProps {
  env: PageEnv;
  /** Name of who is signed in; null where nobody is. */
  name: string | null;
  /** Path of the same host that it goes on to. */
  next: string;
}
