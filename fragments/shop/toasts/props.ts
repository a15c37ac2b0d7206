import type { Payload } from '../../../shared/bus/index.ts';
import type { PageEnv } from '../../_runtime/env.ts';

/** One element a page; notices come by the bus, topic `toast:show`. */
export interface ToastsProps {
  env: PageEnv;
  /** What the page begins with. */
  notice?: Payload<'toast:show'>;
}
