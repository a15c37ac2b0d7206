import type { PageEnv } from '../../_runtime/env.ts';
import type { OfficeWay } from '../../../shared/i18n/office-ways.ts';

export interface OfficeHomeProps {
  env: PageEnv;
  storeName: string;
  /** Everything that this account may do here. */
  ways: readonly OfficeWay[];
}
