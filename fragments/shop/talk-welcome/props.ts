import type { Welcome } from '../../../shared/contracts/chat-texts.ts';
import type { PageEnv } from '../../_runtime/env.ts';
import type { Messages } from './messages/es.ts';

export interface TalkWelcomeProps {
  env: PageEnv;
  storeName: string;
  welcome: Pick<Welcome, 'text' | 'questions'>;
}

/** The view's props: the edge adds the words of the page's language. */
export interface TalkWelcomeViewProps extends TalkWelcomeProps {
  t: Messages;
}
