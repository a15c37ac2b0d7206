import { TOUR_HASH } from '../../../../shared/kernel/constants/tour.ts';
import { lacking, placePath } from '../../../../shared/rules/wizard-steps.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { FragmentProps } from '../../../_runtime/props.ts';
import type { Messages } from '../messages/es.ts';
import type { LivePlace } from '../props.ts';

type Props = FragmentProps<LivePlace & { t: Messages }>;

/** The end of the wizard: the store's address, what it lacks, and the way to its front, where the tour begins. */
export function Live({ t, env, store, steps, pass }: Props) {
  const missing = lacking(steps);
  return (
    <section className="step" aria-labelledby="step-head">
      <header>
        <h2 className="h2" id="step-head">
          {missing.length === 0 ? t.liveHead : t.liveHalf}
        </h2>
        <p className="address">{store.url}</p>
        <p className="muted">{missing.length === 0 ? t.liveText : t.liveHalfText}</p>
      </header>
      {missing.length > 0 && (
        <ul className="missing">
          {missing.map((step) => (
            <li key={step}>
              <a className="btn btn-block" href={env.base + placePath(step)}>
                {t.steps[step]} <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="cluster">
        {pass === null ? (
          <a className="btn btn-primary" href={`${env.base}/${TOUR_HASH}`}>
            {t.see}
          </a>
        ) : (
          <form method="post" action={`${env.base}/asistentes/pase`}>
            <input type="hidden" name="pass" value={pass} />
            <button className="btn btn-primary" name="next" value="/">
              {t.see}
            </button>
          </form>
        )}
        <a className="btn" href={`${env.base}/admin`}>
          {t.office}
        </a>
      </div>
    </section>
  );
}
