import { Fragment } from 'react';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { TalkMessage } from '../../../../shared/contracts/inbox.ts';
import { SCROLL_TRIGGER_PX } from '../../../../shared/kernel/constants/timers.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { firstUnread } from '../model/unread.ts';
import { About } from './About.tsx';
import { Attach } from './Attach.tsx';
import { Blocked } from './Blocked.tsx';
import { Composer } from './Composer.tsx';
import { Head } from './Head.tsx';
import { Message, Notice } from './Message.tsx';
import { Status, Taken } from './Taken.tsx';
import { useFound } from './use-found.ts';
import { useTalk } from './use-talk.ts';
import { dayOf } from './when.ts';

type Props = TalkViewProps & {
  readonly open: OpenTalk & { readonly id: string };
  readonly isLive: boolean;
};

/** The open conversation: its history, what is not sent yet, and the form that writes. */
export function Talk(props: Props) {
  const { env, t, paths, open, mailbox, isLive } = props;
  const talk = useTalk(props);
  const { messages, unsent, read, older, newer, model } = talk;
  const path = `${env.base}${paths.one}/${open.id}`;
  const history = useFound();
  const firstNew = firstUnread(open, mailbox)?.seq;
  const lastOwn = messages.findLast(({ owner, notice }) => owner === mailbox && !notice);
  const [first, last] = [messages[0], messages.at(-1)];
  const answers = talk.conversation?.profile?.answers !== false;
  return (
    <div className="one">
      <Head {...props} conversation={talk.conversation} isWriting={talk.isWriting}>
        <slot name="desk" />
      </Head>
      <Status {...props} conversation={talk.conversation} now={talk.now} />
      {props.me !== mailbox && (
        <Taken {...props} taken={talk.conversation?.taken_by ?? null} path={path} />
      )}
      {props.isReported && (
        <p className="notice" role="status">
          {t.reported}
        </p>
      )}
      {isLive && !talk.isConnected && (
        <p className="small muted offline" role="status">
          {t.offline}
        </p>
      )}
      <div
        className="history"
        ref={history}
        tabIndex={0}
        role="log"
        aria-label={fill(t.history, { name: open.name })}
        onScroll={({ currentTarget: box }) => {
          // The box counts its scroll from its end, downwards from zero.
          const above = box.scrollHeight + box.scrollTop - box.clientHeight;
          if (above < SCROLL_TRIGGER_PX) void model.loadOlder();
        }}
      >
        <div className="messages">
          {older !== 'none' && first && (
            <a
              className="btn btn-s older"
              href={`${path}?until=${first.seq - 1}`}
              data-enhance=""
              aria-busy={older === 'loading'}
              onClick={(event) => {
                event.preventDefault();
                void model.loadOlder();
              }}
            >
              {older === 'failed' ? t.again : t.older}
            </a>
          )}
          {messages.map((message, index) => (
            <Fragment key={message.seq}>
              <Day {...props} message={message} before={messages[index - 1]} now={talk.now} />
              {talk.isNews && message.seq === firstNew && (
                <p className="line-of-news small">{t.news}</p>
              )}
              {message.notice ? (
                <Notice {...props} message={message} now={talk.now} path={path} />
              ) : (
                <Message {...props} message={message} now={talk.now} path={path} />
              )}
              {message === lastOwn && message.visibility_ids.length === 0 && (
                <p className="state small muted">{message.seq <= read ? t.read : t.sent}</p>
              )}
            </Fragment>
          ))}
          {newer !== 'none' && last && (
            <p className="older cluster">
              <a
                className="btn btn-s"
                href={`${path}?seq=${last.seq + 1}`}
                data-enhance=""
                aria-busy={newer === 'loading'}
                onClick={(event) => {
                  event.preventDefault();
                  void model.loadNewer();
                }}
              >
                {newer === 'failed' ? t.again : t.newerOnes}
              </a>
              <a className="btn btn-s" href={path}>
                {t.newest}
              </a>
            </p>
          )}
          {unsent.map(({ key, body, state, reason }) => (
            <div key={key} className="message" data-side="own" data-state={state}>
              <p className="body" dir="auto">
                {body}
              </p>
              {state === 'sending' ? (
                <p className="small">{t.sending}</p>
              ) : (
                <p className="small" role="alert">
                  {t.notSent}
                  {reason && `: ${reason}`}{' '}
                  <button type="button" className="link" onClick={() => model.retry(key)}>
                    {t.retry}
                  </button>{' '}
                  <button type="button" className="link" onClick={() => model.drop(key)}>
                    {t.drop}
                  </button>
                </p>
              )}
            </div>
          ))}
        </div>
      </div>
      {talk.variant && <About {...props} variant={talk.variant} />}
      {talk.conversation?.profile?.is_blocked ? (
        <Blocked {...props} path={path} />
      ) : answers ? (
        <>
          <Composer
            {...props}
            action={open.about ? `${path}?${new URLSearchParams({ tag: open.about.tag })}` : path}
            intent="send"
            field={talk.field}
            onSend={(body, tags, isNote) => model.send(body, tags, isNote)}
            onTyped={(text) => model.typed(text)}
            messages={messages}
          />
          <Attach {...props} messages={messages} path={path} />
        </>
      ) : (
        <p className="notice">{t.gone}</p>
      )}
    </div>
  );
}

function Day(
  props: Props & {
    readonly message: TalkMessage;
    readonly before: TalkMessage | undefined;
    readonly now: number;
  },
) {
  const { t, message, before, now } = props;
  const day = dayOf(message.created_at, now, props, t);
  if (before && dayOf(before.created_at, now, props, t) === day) return null;
  return <p className="day small muted">{day}</p>;
}
