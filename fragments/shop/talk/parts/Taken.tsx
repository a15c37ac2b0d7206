import type { Conversation } from '../../../../shared/contracts/inbox.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { TalkViewProps } from '../props.ts';
import { PostForm } from './PostForm.tsx';
import { dayOf, timeOf } from './when.ts';

type Props = TalkViewProps & {
  readonly taken: Conversation['taken_by'];
  /** The conversation's own page. */
  readonly path: string;
};

/** That the mailbox has put the conversation away; nothing while it is open. */
export function Status(
  props: TalkViewProps & { readonly conversation: Conversation | null; readonly isLive: boolean },
) {
  const { t, now, conversation } = props;
  const { status = 'open', snoozed_until: until } = conversation ?? {};
  if (status === 'open') return null;
  return (
    <p className="small muted" role="status">
      {t.status[status]}
      {until && `: ${dayOf(until, now, props, t)} ${timeOf(until, props)}`}
    </p>
  );
}

/** Who of the staff answers the conversation, and the ways to take and to release it. */
export function Taken(props: Props) {
  const { t, me, taken } = props;
  const isMine = taken?.id === me;
  return (
    <div className="taken small">
      <span role="status" dir="auto">
        {taken === null ? t.taken.nobody : isMine ? t.taken.mine : fill(t.taken.by, taken)}
      </span>
      {!isMine && <TakeForm {...props} isTaken label={taken ? t.taken.over : t.taken.take} />}
      {taken && <TakeForm {...props} isTaken={false} label={t.taken.release} />}
    </div>
  );
}

function TakeForm({
  isTaken,
  label,
  ...props
}: Props & { readonly isTaken: boolean; readonly label: string }) {
  const seen = props.taken?.id ?? '';
  return (
    <PostForm
      {...props}
      intent="take"
      of={`${isTaken}${seen}`}
      fields={{ taken: isTaken ? 'yes' : 'no', seen }}
    >
      <button className="btn btn-s">{label}</button>
    </PostForm>
  );
}
