import type { TestMode } from '../../../shared/contracts/test-mode.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

/** What a form of this fragment has just done. */
export const testModeDone = ['test-mode', 'test-orders'] as const;

export interface TestModeProps {
  env: PageEnv;
  mode: TestMode;
  done: (typeof testModeDone)[number] | null;
  idempotencyKey: string;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TestModeViewProps extends TestModeProps {
  t: Messages;
}
