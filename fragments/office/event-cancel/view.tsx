import { fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Ask } from './parts/Ask.tsx';
import { Progress } from './parts/Progress.tsx';
import type { EventCancelViewProps } from './props.ts';

/** An experience that a store calls off: what that undoes and its form; once it is off, how far it is. */
export function EventCancelView(props: EventCancelViewProps) {
  const { env, t, event, cancellation, done, error } = props;
  const isOff = cancellation.canceled_at !== null;
  return (
    <OfficePage
      title={t.title}
      intro={fill(isOff ? t.introOff : t.intro, { name: cancellation.name })}
      done={done && t.done[done]}
    >
      <FormNotice text={error && `${t.failed}. ${error}`} />
      {isOff ? <Progress {...props} /> : <Ask {...props} />}
      <p>
        <a href={`${env.base}/admin/asistentes/${event}`}>{t.toDoor}</a>
      </p>
    </OfficePage>
  );
}
