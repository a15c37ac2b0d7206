import type { Redirect } from '../../../shared/contracts/page-addresses.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { PAGE_SIZE } from '../../../shared/kernel/constants/page-sizes.ts';
import { ADDRESS_MAX } from '../../../shared/rules/page-addresses.ts';
import { lastPage } from '../../../shared/rules/paging.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { TextField } from '../../../shared/ui/form/TextField.tsx';
import { Pager } from '../../../shared/ui/Pager.tsx';
import { Act } from '../../_office/Act.tsx';
import { JustDeleted } from '../../_office/JustDeleted.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import type { OwnAddressesViewProps } from './props.ts';

/** The addresses that lead on, and the form of a new one. */
export function OwnAddressesView(props: OwnAddressesViewProps) {
  const { env, t, list, page, done, idempotencyKey, error = null } = props;
  const action = `${env.base}/admin/direcciones`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      {list.just_deleted.map((row) => (
        <JustDeleted key={row.id} {...{ row, action, idempotencyKey, t }} />
      ))}
      <AddForm {...props} action={action} />
      <section aria-label={t.list}>
        {list.results.length > 0 ? (
          <ul className="rows" role="list">
            {list.results.map((one) => (
              <li key={one.id}>
                <Row {...props} one={one} action={action} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="empty">
            <h2 className="h3">{t.none}</h2>
            <p className="muted">{t.noneText}</p>
          </div>
        )}
        <Pager
          t={t.pager}
          tag={env.tag}
          page={page}
          last={lastPage(list.matches_estimated, PAGE_SIZE.table)}
          url={(to) => `${action}?page=${to}`}
        />
      </section>
    </OfficePage>
  );
}

type PartProps = OwnAddressesViewProps & { action: string };

function AddForm({ t, action, address, idempotencyKey, values = {}, errors = {} }: PartProps) {
  const ui = { values, errors, input() {}, leave() {} };
  const hidden = { intent: 'add', idempotency_key: idempotencyKey };
  return (
    <form id="add" className="card add" method="post" action={action} aria-label={t.add} noValidate>
      <h2 className="h3">{t.add}</h2>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        ui={ui}
        name="path"
        label={t.fields.path}
        hint={fill(t.hints.path, { address })}
        max={2 * ADDRESS_MAX.leadsTo}
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextField
        ui={ui}
        name="leads_to"
        label={t.fields.leads_to}
        hint={t.hints.leads_to}
        max={2 * ADDRESS_MAX.leadsTo}
        autoCapitalize="none"
        autoComplete="off"
      />
      <p>
        <button className="btn btn-primary">{t.save}</button>
      </p>
    </form>
  );
}

function Row({ env, t, one, action, idempotencyKey }: PartProps & { one: Redirect }) {
  const { id, path, leads_to: to, thing } = one;
  return (
    <div className="row">
      <div className="own">
        <b>{path}</b>
        <span>
          {to === null ? (
            t.gone
          ) : (
            <>
              {t.leads} <a href={env.base + to}>{to}</a>
            </>
          )}
        </span>
        <span className="muted small">{thing === null ? t.written : t.things[thing]}</span>
      </div>
      <div className="acts">
        <Act
          action={action}
          fields={{ intent: 'delete', id, idempotency_key: idempotencyKey }}
          label={t.remove}
          name={fill(t.removeOf, { name: path })}
          act={() => {}}
        />
      </div>
    </div>
  );
}
