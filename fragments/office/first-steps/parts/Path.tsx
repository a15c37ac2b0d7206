import { placePath, wizardSteps } from '../../../../shared/rules/wizard-steps.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { FirstStepsViewProps } from '../props.ts';

/** The steps in their order, each a link: those that are done bear a mark. */
export function Path({ t, env, place, steps }: FirstStepsViewProps) {
  return (
    <nav aria-label={t.path}>
      <ol className="path">
        {wizardSteps.map((step, index) => (
          <li key={step} data-done={steps[step] ? '' : undefined}>
            <a href={env.base + placePath(step)} aria-current={step === place ? 'step' : undefined}>
              <span className="mark" aria-hidden="true">
                {steps[step] ? <Icon name="check" /> : index + 1}
              </span>
              <span>
                {t.steps[step]}
                {steps[step] && <span className="unseen"> ({t.done})</span>}
              </span>
            </a>
          </li>
        ))}
        <li>
          <a
            href={env.base + placePath('live')}
            aria-current={place === 'live' ? 'step' : undefined}
          >
            <span className="mark" aria-hidden="true">
              <Icon name="store" />
            </span>
            <span>{t.live}</span>
          </a>
        </li>
      </ol>
    </nav>
  );
}
