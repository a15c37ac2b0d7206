import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import type { NotFoundViewProps } from './props.ts';

/** The page for an unknown address, in the spec's words, with links that lead on. */
export function NotFoundView(props: FragmentProps<NotFoundViewProps>) {
  const { env, what, homeUrl, t } = props;
  const { title, hint } = {
    page: { title: t.page, hint: t.pageHint },
    store: { title: t.store, hint: t.storeHint },
  }[what];
  return (
    <section className="lost">
      <Sign what={what} />
      <h1 className="h1">{title}</h1>
      <p className="muted hint-line">{hint}</p>
      {what === 'page' && <Search {...props} />}
      <div className="cluster ways">
        {homeUrl !== null && (
          <a className="btn btn-primary" href={homeUrl}>
            {t.back}
          </a>
        )}
        {what === 'page' && (
          <a className="btn" href={`${env.base}/marketplace`}>
            {t.products}
          </a>
        )}
      </div>
    </section>
  );
}

function Sign({ what }: Pick<NotFoundViewProps, 'what'>) {
  return (
    <p className="sign" aria-hidden="true">
      4<EdgeIcon name={what === 'page' ? 'search' : 'store'} />4
    </p>
  );
}

function Search({ env, t }: FragmentProps<NotFoundViewProps>) {
  return (
    <form className="search-field" role="search" method="get" action={`${env.base}/buscar`}>
      <label className="visually-hidden" htmlFor="text">
        {t.search}
      </label>
      <input id="text" name="text" type="search" placeholder={t.search} maxLength={200} required />
      <button className="icon-btn" aria-label={t.submit}>
        <EdgeIcon name="search" />
      </button>
    </form>
  );
}
