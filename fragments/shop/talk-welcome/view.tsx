import { ChatWelcome } from '../../../shared/ui/ChatWelcome.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { TalkWelcomeViewProps } from './props.ts';

/** What the store says by itself, above the form that writes to it. */
export function TalkWelcomeView(props: FragmentProps<TalkWelcomeViewProps>) {
  return <ChatWelcome {...props} />;
}
