/** Moves by this many steps, as far as there are any, and has the new step read out. */
export function stepTo(root: ShadowRoot, by: 1 | -1): void {
  const steps = stepsIn(root);
  const at = steps.findIndex((step) => !step.hidden) + by;
  if (!steps[at]) return;
  show(root, at);
  // The pressed button may be gone: the focus on its title reads the new step out.
  steps[at].querySelector('h2')!.focus();
}

/** Goes back to the first step. */
export function startOver(root: ShadowRoot): void {
  show(root, 0);
}

function show(root: ShadowRoot, at: number): void {
  const steps = stepsIn(root);
  for (const [index, step] of steps.entries()) step.hidden = index !== at;
  const isLast = at === steps.length - 1;
  const button = (selector: string) => root.querySelector<HTMLElement>(`.ways > ${selector}`)!;
  button('[data-enhance=back]').hidden = at === 0;
  button('[data-enhance=next]').hidden = isLast;
  button('[data-enhance=close]').hidden = !isLast;
}

function stepsIn(root: ShadowRoot): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('section')];
}
