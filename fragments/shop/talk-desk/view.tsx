import { fill } from '../../../shared/i18n/fill.ts';
import { REASON_MAX } from '../../../shared/rules/talk-line.ts';
import type { FragmentProps } from '../../_runtime/props.ts';
import { DeskForm } from './parts/DeskForm.tsx';
import { Labels } from './parts/Labels.tsx';
import { Status } from './parts/Status.tsx';
import { Team } from './parts/Team.tsx';
import type { TalkDeskViewProps } from './props.ts';

/**
 * All that is done with a conversation besides writing in it: closed and put off, given to a colleague, and
 * the ways out of it.
 */
export function TalkDeskView(props: FragmentProps<TalkDeskViewProps>) {
  const { env, t, name, conversation } = props;
  return (
    <details className="options">
      <summary className="btn btn-s">{t.title}</summary>
      <div className="panel">
        <Status {...props} />
        {props.colleagues && <Team {...props} colleagues={props.colleagues} />}
        {props.labels && <Labels {...props} labels={props.labels} />}
        <p>
          <a className="link small" href={env.base + props.transcript} download>
            {t.transcript}
          </a>
        </p>
        {!conversation.profile?.is_blocked && (
          <DeskForm {...props} intent="block" fields={{ blocked: 'yes' }}>
            <p className="small muted">{t.blockHelp}</p>
            <button className="btn btn-s">{fill(t.block, { name })}</button>
          </DeskForm>
        )}
        <DeskForm {...props} intent="report">
          <div className="field">
            <label htmlFor="f-reason">{t.reason}</label>
            <textarea id="f-reason" name="reason" rows={2} required maxLength={REASON_MAX} />
          </div>
          <p className="small muted">{t.reportHelp}</p>
          <button className="btn btn-s">{fill(t.report, { name })}</button>
        </DeskForm>
      </div>
    </details>
  );
}
