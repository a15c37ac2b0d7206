import { count, fill } from '../../../shared/i18n/fill.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { Act } from '../../_office/Act.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { AdvisorForm } from './parts/AdvisorForm.tsx';
import type { AdvisingMember, AdvisorsViewProps } from './props.ts';

/** The people of a root store, each with the form that makes them an advisor. */
export function AdvisorsView(props: AdvisorsViewProps) {
  const { t, members, done, error = null } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      {members === null ? (
        <p>{t.notRoot}</p>
      ) : (
        <ul className="rows" role="list">
          {members.map((member) => (
            <li key={member.id} className="row">
              <Member {...props} member={member} />
            </li>
          ))}
        </ul>
      )}
    </OfficePage>
  );
}

function Member(props: AdvisorsViewProps & { member: AdvisingMember }) {
  const { env, t, member, values, idempotencyKey } = props;
  const { id, full_name: name, advisor } = member;
  const isRefused = values?.['id'] === id;
  return (
    <>
      <p>
        <b>{name}</b> {advisor && <span className="badge">{count(t, 'has', advisor.advised)}</span>}
      </p>
      <details open={isRefused || undefined}>
        <summary className="small" aria-label={fill(advisor ? t.changeOf : t.giveTo, { name })}>
          {advisor ? t.change : t.give}
        </summary>
        <AdvisorForm {...props} isRefused={isRefused} />
        {advisor && (
          <Act
            action={`${env.base}/admin/asesores`}
            fields={{ intent: 'drop', idempotency_key: `${idempotencyKey}-d-${id}`, id }}
            label={t.drop}
            name={fill(t.dropOf, { name })}
            act={() => {}}
          />
        )}
      </details>
    </>
  );
}
