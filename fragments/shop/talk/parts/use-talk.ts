import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../shared/api-client/index.ts';
import { joinMailbox } from '../../../_runtime/mailbox-channel.ts';
import { beat } from '../../../../shared/contracts/presence.ts';
import { useShared } from '../../../_runtime/use-shared.ts';
import { talkModel, type TalkModel } from '../model.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { browserPorts } from './browser-ports.ts';
import { startPulse } from './pulse.ts';

const NONE = [] as const;

/** The state of the open conversation for its view, and the browser's own events that move it. */
export function useTalk(
  props: TalkViewProps & { readonly open: OpenTalk & { readonly id: string } },
) {
  const { env, me, mailbox, open, polls } = props;
  const { base, tag, store } = env;
  const field = useRef<HTMLTextAreaElement>(null);
  const [now, setNow] = useState(props.now);
  const [ports] = useState(() => browserPorts(props));
  const [model] = useState<TalkModel>(() => talkModel(ports, open, props));
  useEffect(() => {
    const end = model.start();
    const draft = ports.kept('draft');
    if (field.current && field.current.value === '' && draft !== null) field.current.value = draft;
    const wake = () => {
      if (!document.hidden) model.wake();
    };
    const api = { base, tag };
    const still = startPulse({
      isOn: polls,
      tick: () => setNow(Date.now()),
      beat: () => void call(api, beat, { params: { mashup: `${me}:${store}`, me } }),
      ask: () => void model.askPresence(),
    });
    // Who of the staff answers it may have changed.
    const channel = joinMailbox(me, (news) => {
      const isOurs = news.type === 'mailbox' && news.key === mailbox && mailbox !== me;
      if (isOurs && !document.hidden) void model.askPresence();
    });
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('pageshow', wake);
    return () => {
      end();
      still();
      channel.close();
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pageshow', wake);
    };
  }, [model, ports, base, tag, store, me, mailbox, polls]);
  return {
    model,
    field,
    now,
    messages: useShared(model.$messages, open.messages),
    unsent: useShared(model.$unsent, NONE),
    read: useShared(model.$read, open.read),
    older: useShared(model.$older, open.hasOlder ? ('more' as const) : ('none' as const)),
    newer: useShared(model.$newer, open.hasNewer ? ('more' as const) : ('none' as const)),
    conversation: useShared(model.$conversation, open.conversation),
    isNews: useShared(model.$news, true),
    isWriting: useShared(model.$writing, false),
    variant: useShared(model.$variant, null),
    isConnected: useShared(model.$live, true),
  };
}
