import type { Api } from '../../../shared/api-client/index.ts';
import type { Messages } from './messages/es.ts';

/** The page's services that the wizard uses. */
export interface WizardPorts {
  readonly t: Pick<Messages, 'taken' | 'tryAgain'>;
  readonly api: Api;
  readonly go: (path: string) => void;
  /** Calls back after this many milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, then: () => void) => () => void;
}
