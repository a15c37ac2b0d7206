import type { Conversation } from '../../../../shared/contracts/inbox.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { relativeTime } from '../../../../shared/kernel/relative-time.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { Avatar } from './Avatar.tsx';

type Props = TalkViewProps & {
  readonly open: OpenTalk;
  readonly conversation: Conversation | null;
  readonly isWriting: boolean;
  readonly children?: React.ReactNode;
};

/** The other party: its name, whether it is there, and the way back to the list. */
export function Head({ t, env, paths, now, open, conversation, isWriting, children }: Props) {
  const profile = conversation?.profile;
  const at = profile?.heartbeat ? Date.parse(profile.heartbeat) : null;
  return (
    <header className="head">
      <a className="back" href={env.base + paths.list} aria-label={t.back}>
        <Icon name="chevron-right" />
      </a>
      <Avatar name={open.name} photo={profile?.photo ?? null} />
      <div>
        <h1 className="h3" dir="auto">
          {open.name}
        </h1>
        <p className="small muted" role="status">
          {isWriting ? (
            t.writing
          ) : profile?.is_online ? (
            <>
              <span className="dot" aria-hidden="true" /> {t.online}
            </>
          ) : at === null ? null : (
            fill(t.seen, { ago: relativeTime(at, Math.max(now, at), env.locale) })
          )}
        </p>
      </div>
      {children}
    </header>
  );
}
