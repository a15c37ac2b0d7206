import type { SellerReturn } from '../../../shared/contracts/seller-returns.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { returnStates } from '../../../shared/rules/returns.ts';
import { momentOf } from '../../_office/day.ts';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { Rows } from '../../_office/Rows.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { OwnReturnsViewProps } from './props.ts';

/** The returns of the orders that the store delivers, those of one state or all. */
export function OwnReturnsView(props: FragmentProps<OwnReturnsViewProps>) {
  const { env, t, returns, total, page, state } = props;
  const action = `${env.base}/admin/devoluciones`;
  const narrowed = state === null ? '' : `state=${state}&`;
  const hrefOf = (to: number) => `${action}?${narrowed}page=${to}`;
  return (
    <OfficePage title={t.title} intro={t.intro} done={null}>
      <nav className="cluster" aria-label={t.show}>
        {([null, ...returnStates] as const).map((one) => (
          <a
            key={one}
            className={one === state ? 'btn btn-s' : 'btn btn-s btn-quiet'}
            aria-current={one === state ? 'page' : undefined}
            href={one === null ? action : `${action}?state=${one}`}
          >
            {one === null ? t.all : t.shown[one]}
          </a>
        ))}
      </nav>
      <section aria-label={t.list}>
        <Rows
          rows={returns}
          renderRow={(one) => <Row {...props} one={one} action={action} />}
          page={page}
          total={total}
          hrefOf={hrefOf}
          t={t}
        />
      </section>
    </OfficePage>
  );
}

function Row({ env, t, one, action }: OwnReturnsViewProps & { one: SellerReturn; action: string }) {
  const { number, buyer, state } = one;
  const href = `${action}/${one.id}`;
  return (
    <div className="row">
      <div className="own">
        <a href={href}>
          <b>{number}</b> · {buyer}
        </a>
        <span className="small">
          {t.reasons[one.reason]} ·{' '}
          {one.lines.map(({ name, amount }) => `${amount} × ${name}`).join(', ')}
        </span>
        <span className="badges">
          <span className="badge">{t.states[state]}</span>
          <span className="muted small">{momentOf(one.opened_on, env)}</span>
        </span>
      </div>
      <div className="acts">
        <a
          className="btn btn-s btn-quiet"
          href={href}
          aria-label={fill(t.openOf, { number, buyer })}
        >
          {t.openOne}
        </a>
      </div>
    </div>
  );
}
