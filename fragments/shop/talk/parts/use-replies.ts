import { useState } from 'react';
import { call } from '../../../../shared/api-client/index.ts';
import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import { listQuickReplies, type QuickReply } from '../../../../shared/contracts/quick-replies.ts';
import {
  fillReply,
  matchingReplies,
  replyFacts,
  typedShortcut,
} from '../../../../shared/rules/quick-replies.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { useActive } from './use-active.ts';

type Props = TalkViewProps & {
  readonly open: OpenTalk;
  readonly messages?: readonly TalkMessage[];
};

/** What is known of the replies: not asked yet, on their way, not answered, or there. */
type Known = readonly QuickReply[] | 'unasked' | 'loading' | 'failed';

/**
 * The list that `/` opens in an empty draft: what it shows, and what keys and clicks do there.
 * @param put writes the chosen words into the draft
 */
export function useReplies(
  { env, replies, open, messages = open.messages }: Props,
  put: (text: string) => void,
) {
  const [typed, setTyped] = useState<string>();
  const [known, setKnown] = useState<Known>('unasked');
  const isOpen = typed !== undefined;
  const shown =
    isOpen && typeof known !== 'string' ? matchingReplies(known, typed).slice(0, SHOWN_MAX) : [];
  const { active, begin, move } = useActive(shown);

  async function ask(): Promise<void> {
    setKnown('loading');
    const asked = await call({ base: env.base, tag: env.tag }, listQuickReplies, {});
    if (!asked.ok) return setKnown('failed');
    // Those in the page's own language come first.
    const isOwn = ({ locale }: QuickReply) => locale === env.locale;
    const { results } = asked.value;
    setKnown([...results.filter(isOwn), ...results.filter((one) => !isOwn(one))]);
  }

  function choose(reply: QuickReply): void {
    setTyped(undefined);
    put(fillReply(reply.text, replyFacts(open.name, messages, open.about)));
  }

  return {
    isOpen,
    known,
    shown,
    active,
    choose,
    /** What a screen reader is told of the list; nothing where there is none. */
    attributes:
      replies === null
        ? {}
        : ({
            'aria-autocomplete': 'list',
            'aria-controls': isOpen ? LIST_ID : undefined,
            'aria-activedescendant': active && optionId(active),
          } as const),
    typed(draft: string): void {
      if (replies === null) return;
      const next = typedShortcut(draft);
      setTyped(next);
      begin();
      if (next !== undefined && (known === 'unasked' || known === 'failed')) void ask();
    },
    /** Takes a key that the open list has a use for; true where it did. */
    key(event: React.KeyboardEvent): boolean {
      if (!isOpen || event.nativeEvent.isComposing) return false;
      if (event.key === 'Escape') setTyped(undefined);
      else if ((event.key === 'Enter' || event.key === 'Tab') && active && !event.shiftKey) {
        choose(active);
      } else if (!move(event.key)) return false;
      event.preventDefault();
      return true;
    },
  };
}

export type RepliesState = ReturnType<typeof useReplies>;

/** Replies that the list shows at a time. */
const SHOWN_MAX = 8;
/** Id of the list. */
export const LIST_ID = 'replies';

/** Id of a reply's entry in the list. */
export function optionId({ id }: Pick<QuickReply, 'id'>): string {
  return `${LIST_ID}-${id}`;
}
