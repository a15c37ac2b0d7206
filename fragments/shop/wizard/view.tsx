import type { ReactNode } from 'react';
import type { FragmentProps } from '../../_runtime/props.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { TOUR_HASH } from '../../../shared/kernel/constants/tour.ts';
import { lacking, nextPlace, placePath, wizardSteps } from '../../../shared/rules/wizard-steps.ts';
import { FormNotice } from '../../../shared/ui/form/FormNotice.tsx';
import { useCameBack } from '../../../shared/ui/form/use-came-back.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Opening } from './parts/Opening.tsx';
import type { WizardViewProps } from './props.ts';

type Props = FragmentProps<WizardViewProps>;
type Own = NonNullable<Props['own']>;

/** The wizard: the form of a new store, or the account's own store with the steps that follow. */
export function WizardView(props: Props) {
  const { own } = props;
  return (
    <section className="account">
      {own ? <Opened {...props} own={own} /> : <Opening {...props} />}
    </section>
  );
}

function Opened({ env, t, own, pass, isOpened, error }: Props & { own: Own }) {
  useCameBack();
  const place = nextPlace(own.steps);
  const done = wizardSteps.length - lacking(own.steps).length;
  return (
    <>
      <header>
        <h1 className="h1">{isOpened ? t.opened : t.yours}</h1>
        <p className="muted address">{own.url}</p>
      </header>
      <FormNotice text={error} />
      <form className="enter" method="post" action={`${env.base}/asistentes/pase`}>
        {pass !== null && <input type="hidden" name="pass" value={pass} />}
        <Way className="btn btn-primary btn-block" own={own} pass={pass} to={placePath(place)}>
          {place === 'live' ? t.finish : fill(t.goOn, { step: t.steps[place] })}
        </Way>
        <Way className="btn btn-block" own={own} pass={pass} to="/">
          {t.enter}
        </Way>
        <section aria-label={t.next}>
          <h2 className="h2">{t.next}</h2>
          <p className="muted">{t.nextText}</p>
          <p className="progress" role="status">
            {fill(t.progress, { done: String(done), all: String(wizardSteps.length) })}
          </p>
          <ol className="steps">
            {wizardSteps.map((step) => (
              <li key={step} aria-current={step === place ? 'step' : undefined}>
                <Way className="btn btn-block" own={own} pass={pass} to={placePath(step)}>
                  {t.steps[step]}
                  {own.steps[step] && (
                    <span className="done">
                      <Icon name="check" /> {t.done}
                    </span>
                  )}
                </Way>
              </li>
            ))}
          </ol>
        </section>
      </form>
    </>
  );
}

interface WayProps {
  className: string;
  own: Own;
  pass: string | null;
  /** A path of the store. */
  to: string;
  children: ReactNode;
}

/**
 * The way to a page of the store: a link where this host serves it under the same session, else a button
 * that takes the pass along. The store's front is shown at its own host, where the tour begins.
 */
function Way({ className, own: { url, office }, pass, to, children }: WayProps) {
  return pass === null || (office !== url && to !== '/') ? (
    <a className={className} href={to === '/' ? `${office}/${TOUR_HASH}` : office + to}>
      {children}
    </a>
  ) : (
    <button className={className} name="next" value={to}>
      {children}
    </button>
  );
}
