import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Attendants } from './parts/Attendants.tsx';
import { Events } from './parts/Events.tsx';
import { WrongScans } from './parts/WrongScans.tsx';
import type { AttendantsViewProps } from './props.ts';

/** The experiences of a store with their tickets counted, or the attendants of one by name. */
export function AttendantsView(props: AttendantsViewProps) {
  const { t, shown, done, error } = props;
  if (shown.kind === 'events') {
    return (
      <OfficePage title={t.title} intro={t.intro} done={null}>
        <Events {...props} shown={shown} />
      </OfficePage>
    );
  }
  if (shown.kind === 'wrong') {
    return (
      <OfficePage title={t.wrongTitle} intro={shown.event.name} done={null}>
        <WrongScans {...props} shown={shown} />
      </OfficePage>
    );
  }
  return (
    <section className="page" aria-labelledby="people">
      <h2 className="h2" id="people">
        {t.people}
      </h2>
      {done && (
        <p className="notice notice-success" role="status">
          {t.done[done]}
        </p>
      )}
      <FormNotice text={error && `${t.failed}. ${error}`} />
      <Attendants {...props} shown={shown} />
    </section>
  );
}
