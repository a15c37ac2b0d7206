import type { ActivationAction } from '../contracts/registration.ts';
import { TOAST_SECONDS } from '../kernel/constants/timers.ts';
import { ownPath } from '../rules/own-path.ts';
import type { Notice } from '../bus/topics/toasts.ts';

/** The page to go on to where the answer names none. */
const HOME = '/';

/** The effects that an activation's answer can have on the page. */
export interface ActivationPorts {
  readonly go: (path: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly toast: (notice: Notice) => void;
  /** Shows that the account is being set up for its plan; the form is done. */
  readonly settingUp: () => void;
}

/**
 * Follows an activation's answer: goes on as the person who is signed in now, or to the sign-in;
 * with a plan, after its wait, to the plan's page. The next page shows the notification
 * (`Visitor.tell`), since on this page a visitor would have no time to read it.
 * @returns true when the browser leaves the page
 */
export async function followActivation(
  actions: readonly ActivationAction[],
  ports: ActivationPorts,
): Promise<boolean> {
  const plan = actions.find((action) => action.action === 'plan');
  if (plan) {
    ports.settingUp();
    await ports.wait(plan.wait_ms);
    ports.go(ownPath(plan.response_url, HOME));
    return true;
  }
  const onward = actions.find(
    (action) => action.action === 'set-auth' || action.action === 'sign-in',
  );
  if (onward) {
    ports.go(ownPath(onward.redirect_to, HOME));
    return true;
  }
  const note = actions.find((action) => action.action === 'notification');
  if (note) {
    const { level: tone, title, message } = note;
    ports.toast({ tone, title, message, seconds: TOAST_SECONDS.long });
  }
  return false;
}
