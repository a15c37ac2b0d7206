import { fill } from '../../../shared/i18n/fill.ts';
import { LABEL_MAX } from '../../../shared/rules/talk-labels.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { refusedOf, Things } from '../../_office/Things.tsx';
import type { TalkLabelsViewProps } from './props.ts';

/** The labels that a store's staff puts on conversations: a list, each with its form, and the form of a new one. */
export function TalkLabelsView(props: TalkLabelsViewProps) {
  const { env, t, labels, done, idempotencyKey, error = null } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <Things
        t={t}
        things={labels}
        action={`${env.base}/admin/mensajes/etiquetas`}
        idempotencyKey={idempotencyKey}
        refused={refusedOf(props)}
        renderThing={({ id, name }) => (
          <p className="spread">
            <b dir="auto">{name}</b>
            <a className="link small" href={`${env.base}/admin/mensajes?label=${id}&status=all`}>
              {t.show}
              <span className="visually-hidden"> {name}</span>
            </a>
          </p>
        )}
        valuesOf={({ name }) => ({ name })}
        namesOf={(label) => ({ change: fill(t.changeOf, label), delete: fill(t.deleteOf, label) })}
        renderFields={(ui) => (
          <TextField ui={ui} name="name" label={t.name} max={LABEL_MAX} autoComplete="off" />
        )}
      />
      <p>
        <a className="link" href={`${env.base}/admin/mensajes`}>
          {t.back}
        </a>
      </p>
    </OfficePage>
  );
}
