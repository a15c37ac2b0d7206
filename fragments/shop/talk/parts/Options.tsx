import { fill } from '../../../../shared/i18n/fill.ts';
import { REASON_MAX } from '../../../../shared/rules/talk-line.ts';
import type { OpenTalk, TalkViewProps } from '../props.ts';
import { PostForm } from './PostForm.tsx';

type Props = TalkViewProps & { readonly open: OpenTalk; readonly path: string };

/** The ways out of a conversation: to block the other party, and to report it to the platform. */
export function Options(props: Props) {
  const { t, open } = props;
  return (
    <details className="options">
      <summary className="btn btn-s">{t.options}</summary>
      <div className="panel">
        {!open.conversation?.profile?.is_blocked && (
          <BlockForm {...props} isBlocked>
            <p className="small muted">{t.blockHelp}</p>
          </BlockForm>
        )}
        <PostForm {...props} intent="report" className="safety">
          <div className="field">
            <label htmlFor="f-reason">{t.reason}</label>
            <textarea id="f-reason" name="reason" rows={2} required maxLength={REASON_MAX} />
          </div>
          <p className="small muted">{t.reportHelp}</p>
          <button className="btn btn-s">{fill(t.report, { name: open.name })}</button>
        </PostForm>
      </div>
    </details>
  );
}

/** What stands in the composer's place while the other party is blocked. */
export function Blocked(props: Props) {
  return (
    <div className="notice">
      <p>{fill(props.t.blocked, { name: props.open.name })}</p>
      <BlockForm {...props} isBlocked={false} />
    </div>
  );
}

function BlockForm({
  isBlocked,
  children,
  ...props
}: Props & { readonly isBlocked: boolean; readonly children?: React.ReactNode }) {
  const { t, open } = props;
  const fields = { blocked: isBlocked ? 'yes' : 'no' };
  return (
    <PostForm {...props} intent="block" fields={fields} className="safety">
      {children}
      <button className="btn btn-s">
        {fill(isBlocked ? t.block : t.unblock, { name: open.name })}
      </button>
    </PostForm>
  );
}
