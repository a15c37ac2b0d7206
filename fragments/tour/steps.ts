/** The app whose tour this is, as `setup-apps` names it. */
export const TOUR = 'store';

/** Shows the step that lies so many further, where there is one. */
export function stepTo(root: ShadowRoot, by: 1 | -1): void {
  const steps = [...root.querySelectorAll<HTMLElement>('section')];
  const at = steps.findIndex((step) => !step.hidden) + by;
  const step = steps[at];
  if (!step) return;
  for (const one of steps) one.hidden = one !== step;
  const isLast = at === steps.length - 1;
  const button = (selector: string) => root.querySelector<HTMLElement>(`.ways > ${selector}`)!;
  button('[data-enhance=back]').hidden = at === 0;
  button('[data-enhance=next]').hidden = isLast;
  button('[data-enhance=close]').hidden = !isLast;
  // The pressed button may be gone: who listens hears the new step.
  step.querySelector('h2')!.focus();
}
