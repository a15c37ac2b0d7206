import type { Conversation } from '../../../../shared/contracts/inbox.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import type { TalkViewProps } from '../props.ts';
import { PostForm } from './PostForm.tsx';

type Props = TalkViewProps & {
  readonly taken: Conversation['taken_by'];
  /** The conversation's own page. */
  readonly path: string;
};

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
