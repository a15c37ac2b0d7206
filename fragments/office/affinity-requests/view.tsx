import type { AffinityMember } from '../../../shared/contracts/affinity.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { dateTimeFormat } from '../../../shared/kernel/intl.ts';
import {
  affinityAfter,
  AFFINITY_PAGE,
  affinityStates,
  REJECTION_MAX,
} from '../../../shared/rules/affinity.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import type { FormUi } from '../../../shared/ui/form/form-ui.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { Act } from '../../_office/Act.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { AffinityRequestsViewProps } from './props.ts';

const PATH = '/admin/solicitudes';

/** The accounts of the store's affinity group by state: accepted, and rejected with a reason. */
export function AffinityRequestsView(props: AffinityRequestsViewProps) {
  const { env, t, isGroup, members, total, page, state, done, error } = props;
  const action = env.base + PATH;
  if (!isGroup) {
    return (
      <OfficePage title={t.title} intro={t.intro} done={null}>
        <div className="empty">
          <h2 className="h3">{t.noGroup}</h2>
          <p className="muted">{t.noGroupText}</p>
        </div>
      </OfficePage>
    );
  }
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <nav className="views" aria-label={t.show}>
        {affinityStates.map((one) => (
          <a
            key={one}
            className="btn btn-s"
            href={one === 'asked' ? action : `${action}?state=${one}`}
            aria-current={one === state ? 'true' : undefined}
          >
            {t.states[one]}
          </a>
        ))}
      </nav>
      {members.length > 0 ? (
        <ul className="rows" role="list" aria-label={t.list}>
          {members.map((member) => (
            <li key={member.id}>
              <Row {...props} member={member} action={`${action}?state=${state}&page=${page}`} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="empty">
          <h2 className="h3">{t.none[state]}</h2>
          <p className="muted">{t.noneText}</p>
        </div>
      )}
      <Pager
        t={t.pager}
        tag={env.tag}
        page={page}
        last={lastPage(total, AFFINITY_PAGE)}
        url={(to) => `${action}?state=${state}&page=${to}`}
      />
    </OfficePage>
  );
}

type RowProps = AffinityRequestsViewProps & { member: AffinityMember; action: string };

function Row(props: RowProps) {
  const { env, t, member, action, idempotencyKey } = props;
  const { id, state, asked_at, since, rejection } = member;
  const name = member.name || t.gone;
  const days = dateTimeFormat(env.tag, { dateStyle: 'medium', timeZone: timeZoneOf(env.country) });
  const dayOf = (iso: string) => days.format(new Date(iso));
  return (
    <div className="row">
      <div className="who">
        <b dir="auto">{name}</b>
        <span className="muted small">
          {fill(t.askedOn, { day: dayOf(asked_at) })}
          {state !== 'asked' && ` · ${fill(t.since, { day: dayOf(since) })}`}
        </span>
        {rejection && (
          <span className="small" dir="auto">
            {fill(t.because, { reason: rejection })}
          </span>
        )}
        {affinityAfter(state, 'reject') && <Reject {...props} name={name} />}
      </div>
      {affinityAfter(state, 'accept') && (
        <div className="acts">
          <Act
            action={action}
            fields={{ intent: 'accept', id, idempotency_key: `${idempotencyKey}${id}` }}
            label={t.accept}
            name={fill(t.acceptOf, { name })}
            act={() => {}}
          />
        </div>
      )}
    </div>
  );
}

/** The form by which an account is rejected, or a member is one no more. */
function Reject(props: RowProps & { name: string }) {
  const { t, member, action, values, errors, idempotencyKey, name } = props;
  const { id, state } = member;
  const isTyped = values['id'] === id;
  const ui: FormUi = {
    values: isTyped ? values : {},
    errors: isTyped ? errors : {},
    input: () => {},
    leave: () => {},
    scope: id,
  };
  return (
    <details open={isTyped || undefined}>
      <summary className="link">
        {fill<string>(state === 'asked' ? t.rejectOf : t.endOf, { name })}
      </summary>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="reject" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="idempotency_key" value={`${idempotencyKey}reject${id}`} />
        <TextField
          ui={ui}
          name="rejection"
          label={t.reason}
          hint={t.reasonHint}
          max={REJECTION_MAX}
          required
          autoComplete="off"
        />
        <p>
          <button className="btn btn-s">{state === 'asked' ? t.reject : t.end}</button>
        </p>
      </form>
    </details>
  );
}
