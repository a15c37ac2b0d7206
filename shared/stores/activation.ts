import type { ActivationAction } from '../contracts/registration.ts';
import { TOAST_SECONDS } from '../kernel/constants/timers.ts';
import { ownPath } from '../rules/own-path.ts';
import type { Notice } from '../bus/topics/toasts.ts';

/** Where nothing else can be gone on to. */
const HOME = '/';

/** What an activation's answer does to the page. */
export interface ActivationPorts {
  readonly go: (path: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly toast: (notice: Notice) => void;
  /** The account is being set up for its plan: nothing else is to be done here. */
  readonly settingUp: () => void;
}

/**
 * Does what an activation's answer asks for: goes on as the person who is signed in now, or to where
 * they sign in; with a plan, after its wait, to the plan's page. The page that it goes on to tells the
 * notification (`Visitor.tell`): here nobody would have the time to read it.
 * @returns whether the page is being left
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
