import { EdgeIcon } from '../../../shared/ui/EdgeIcon.tsx';
import type { FragmentProps } from '../../_runtime/props.ts';
import { Card } from './parts/Card.tsx';
import type { AdvisorViewProps } from './props.ts';

type Props = FragmentProps<AdvisorViewProps>;

/** The reseller's advisor: a page of its own, or a dialog, which opens without script. */
export function AdvisorView(props: Props) {
  return props.isDialog ? <Dialog {...props} /> : <Page {...props} />;
}

function Page(props: Props) {
  const { env, t } = props;
  return (
    <section aria-labelledby="title">
      <header>
        <h1 id="title" className="h1">
          {t.title}
        </h1>
        <p className="muted">{t.intro}</p>
      </header>
      <Card {...props} />
      <p>
        <a href={`${env.base}/apps/me/referral`}>{t.back}</a>
      </p>
    </section>
  );
}

function Dialog(props: Props) {
  const { t } = props;
  return (
    <>
      <button type="button" className="btn btn-s" popoverTarget="advisor" aria-haspopup="dialog">
        <EdgeIcon name="user" />
        {t.title}
      </button>
      <div
        id="advisor"
        popover="auto"
        className="dialog"
        role="dialog"
        aria-labelledby="advisor-title"
      >
        <div className="panel-head">
          <h2 id="advisor-title" className="h3">
            {t.title}
          </h2>
          <button
            type="button"
            className="icon-btn"
            popoverTarget="advisor"
            popoverTargetAction="hide"
            aria-label={t.close}
          >
            <EdgeIcon name="close" />
          </button>
        </div>
        <div className="panel-body stack">
          <Card {...props} />
        </div>
      </div>
    </>
  );
}
