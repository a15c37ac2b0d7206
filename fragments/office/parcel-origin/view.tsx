import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { OfficePage } from '../../_office/OfficePage.tsx';
import { OriginForm } from './parts/OriginForm.tsx';
import type { ParcelOriginViewProps } from './props.ts';

/** Delivery by courier: what it needs, what of it is missing, and the address that parcels leave from. */
export function ParcelOriginView(props: ParcelOriginViewProps) {
  const { t, done, error = null } = props;
  return (
    <OfficePage title={t.title} intro={t.intro} done={done && t.done[done]}>
      <FormNotice text={error} />
      <Needs {...props} />
      <OriginForm {...props} />
    </OfficePage>
  );
}

/** What is needed before couriers are asked: each with whether it is there, and the way to it. */
function Needs({ env, t, address, account, isRefused }: ParcelOriginViewProps) {
  const isOpen = account === 'store' && !isRefused;
  return (
    <section className="card" aria-labelledby="needs">
      <h2 className="h3" id="needs">
        {t.needs}
      </h2>
      <dl className="needs">
        <dt>
          <b>{t.address}</b> <Mark t={t} isThere={address !== null} />
        </dt>
        <dd>{address === null && <p className="muted">{t.addressMissing}</p>}</dd>
        <dt>
          <b>{t.account}</b> <Mark t={t} isThere={isOpen} />
        </dt>
        <dd>
          <p className="muted">{isRefused ? t.accountRefused : t.accounts[account]}</p>
          <p>
            <a className="link" href={`${env.base}/admin/configuracion#keys`}>
              {t.keys}
            </a>
          </p>
        </dd>
        <dt>
          <b>{t.measures}</b>
        </dt>
        <dd>
          <p className="muted">{t.measuresText}</p>
          <p>
            <a className="link" href={`${env.base}/admin/articulos`}>
              {t.items}
            </a>
          </p>
        </dd>
      </dl>
    </section>
  );
}

function Mark({ t, isThere }: Pick<ParcelOriginViewProps, 't'> & { isThere: boolean }) {
  return (
    <span className={isThere ? 'badge' : 'badge badge-danger'}>
      {isThere ? t.ready : t.missing}
    </span>
  );
}
