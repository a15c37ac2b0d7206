import { fill } from '../../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../../shared/kernel/intl.ts';
import { snoozes } from '../../../../shared/rules/talk-status.ts';
import type { TalkDeskViewProps } from '../props.ts';
import { DeskForm } from './DeskForm.tsx';

/** Closes the conversation, opens it again, and puts it off. */
export function Status(props: TalkDeskViewProps) {
  const { env, t, name, conversation, zone } = props;
  const when = dateTimeFormat(env.tag, {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
  });
  const isOpen = conversation.status === 'open';
  return (
    <>
      {isOpen && (
        <DeskForm {...props} intent="status" fields={{ status: 'closed' }}>
          <p className="small muted">{fill(t.closeHelp, { name })}</p>
          <button className="btn btn-s">{t.close}</button>
        </DeskForm>
      )}
      {!isOpen && (
        <DeskForm {...props} intent="status" of="open" fields={{ status: 'open' }}>
          <button className="btn btn-s">{t.reopen}</button>
        </DeskForm>
      )}
      <DeskForm {...props} intent="status" of="snoozed" fields={{ status: 'snoozed' }}>
        <div className="field">
          <label htmlFor="f-until">{t.snooze}</label>
          <select id="f-until" name="until">
            {snoozes.map((one) => (
              <option key={one} value={props.snoozes[one]}>
                {fill(t.snoozes[one], { at: when.format(new Date(props.snoozes[one])) })}
              </option>
            ))}
          </select>
        </div>
        <button className="btn btn-s">{t.snoozeOne}</button>
      </DeskForm>
    </>
  );
}
