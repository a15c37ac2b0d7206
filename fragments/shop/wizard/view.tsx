import type { FragmentProps } from '../../_runtime/props.ts';
import type { WizardSteps } from '../../../shared/contracts/affiliate.ts';
import { TOUR_HASH } from '../../../shared/kernel/constants/tour.ts';
import { Icon } from '../../../shared/ui/Icon.tsx';
import { Opening } from './parts/Opening.tsx';
import type { WizardViewProps } from './props.ts';

type Props = FragmentProps<WizardViewProps>;

/** The wizard: the form of a new store, or the account's own store with the steps that follow. */
export function WizardView(props: Props) {
  const { own } = props;
  return (
    <section className="account">
      {own ? <Opened {...props} own={own} /> : <Opening {...props} />}
    </section>
  );
}

function Opened({ t, own, isOpened }: Props & { own: NonNullable<Props['own']> }) {
  const steps = [
    ['looks', '/admin/configuracion#photo'],
    ['catalogue', '/admin/catalogos'],
    ['item', '/apps/me/products/create'],
    ['others', '/admin/reventa'],
    ['payments', '/admin/configuracion#payment_types'],
  ] as const;
  return (
    <>
      <header>
        <h1 className="h1">{isOpened ? t.opened : t.yours}</h1>
        <p className="muted address">{own.url}</p>
      </header>
      <a className="btn btn-primary btn-block" href={own.url}>
        {t.visit}
      </a>
      <a className="btn btn-block" href={tourOf(own)}>
        {t.tour}
      </a>
      <section aria-label={t.next}>
        <h2 className="h2">{t.next}</h2>
        <p className="muted">{t.nextText}</p>
        <ol className="steps">
          {steps.map(([step, path]) => (
            <li key={step}>
              <a className="btn btn-block" href={own.office + path}>
                {t.steps[step]}
                {isDone(own.steps, step) && (
                  <span className="done">
                    <Icon name="check" /> {t.done}
                  </span>
                )}
              </a>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

/** Payments stand from the start, and others' products are one way to have some: neither is ever "done". */
function isDone(steps: WizardSteps, step: string): boolean {
  return step in steps && steps[step as keyof WizardSteps];
}

/**
 * Where the owner's tour starts: the store's front. A host of its own asks for the sign-in first, and
 * opens its front after it; there the tour starts by itself until its owner has closed it once.
 */
function tourOf({ url, office }: NonNullable<Props['own']>): string {
  return office === url ? `${url}/login` : `${office}/${TOUR_HASH}`;
}
