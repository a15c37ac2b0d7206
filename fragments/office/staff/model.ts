import { atom, type ReadableAtom } from 'nanostores';
import { actionKey, call, type Api, type ApiError } from '../../../shared/api-client/index.ts';
import type { Payload } from '../../../shared/bus/index.ts';
import {
  changeRole,
  inviteStaff,
  removeStaff,
  resendInvite,
  withdrawInvite,
  type StaffInvite,
  type StaffMember,
} from '../../../shared/contracts/staff.ts';
import { TOAST_SECONDS } from '../../../shared/kernel/constants/timers.ts';
import { isEmail } from '../../../shared/rules/email.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import {
  deferredRemovals,
  type DeferredRemovals,
} from '../../../shared/stores/deferred-removal.ts';
import { formStore, type FormStore, type FormValues } from '../../../shared/stores/form.ts';
import type { Messages } from './messages/index.ts';
import type { Done, StaffProps } from './props.ts';

/** What the page is to the staff's list. */
export interface StaffPorts {
  readonly t: Messages;
  readonly api: Api;
  readonly toast: (notice: Payload<'toast:show'>) => void;
}

export interface StaffModel {
  readonly $members: ReadableAtom<readonly StaffMember[]>;
  readonly $invites: ReadableAtom<readonly StaffInvite[]>;
  /** Whose call is under way: a member's id or an invitation's. */
  readonly $busy: ReadableAtom<string | null>;
  readonly removals: DeferredRemovals;
  readonly form: FormStore;
  readonly setRole: (id: string, role: StaffRole) => Promise<void>;
  readonly invite: () => Promise<void>;
  readonly resend: (id: string) => Promise<void>;
  readonly withdraw: (id: string) => Promise<void>;
}

export type InviteProblem = 'required' | 'email';

/** What is wrong with an invitation that is typed. */
export function inviteProblems({ email = '' }: FormValues): Record<string, InviteProblem> {
  if (email.trim() === '') return { email: 'required' };
  return isEmail(email.trim()) ? {} : { email: 'email' };
}

/** Who works in a store, on screen: roles at once, removals after the time to undo them. */
export function staffModel(ports: StaffPorts, props: StaffProps): StaffModel {
  const { t, api, toast } = ports;
  const $members = atom<readonly StaffMember[]>(props.members);
  const $invites = atom<readonly StaffInvite[]>(props.invites);
  const $busy = atom<string | null>(null);
  const key = actionKey();
  const form = formStore({
    values: { email: '', role: 'dispatcher', ...props.values },
    errors: props.errors,
    error: props.error,
  });

  const say = (done: Done): void =>
    toast({ tone: 'success', message: t.done[done], seconds: TOAST_SECONDS.normal });
  const fail = ({ message }: ApiError): void =>
    toast({
      tone: 'error',
      title: t.failed,
      message: message || t.tryAgain,
      seconds: TOAST_SECONDS.long,
    });
  const roleIs = (id: string, role: StaffMember['role']): void =>
    $members.set($members.get().map((one) => (one.id === id ? { ...one, role } : one)));
  const withoutInvite = (gone: (one: StaffInvite) => boolean) =>
    $invites.get().filter((one) => !gone(one));

  const removals = deferredRemovals(async (id) => {
    const answer = await call(api, removeStaff, { params: { id } });
    // Somebody else may have done it meanwhile.
    if (!answer.ok && answer.error.code !== 'staff_not_found') return fail(answer.error);
    $members.set($members.get().filter((one) => one.id !== id));
    say('removed');
  });

  return {
    $members,
    $invites,
    $busy,
    removals,
    form,
    async setRole(id, role) {
      const before = $members.get().find((one) => one.id === id)?.role;
      if (before === undefined || before === role || $busy.get() !== null) return;
      $busy.set(id);
      roleIs(id, role);
      const answer = await call(api, changeRole, { params: { id }, body: { role } });
      $busy.set(null);
      if (answer.ok) return say('role');
      roleIs(id, before);
      fail(answer.error);
    },
    async invite() {
      const { busy, values } = form.$state.get();
      if (busy) return;
      const problems = Object.keys(inviteProblems(values));
      if (problems.length > 0) return form.stop(problems);
      form.begin();
      const body = {
        email: (values['email'] ?? '').trim(),
        role: (values['role'] ?? 'dispatcher') as StaffRole,
      };
      const answer = await call(api, inviteStaff, { body, key: key.for(body) });
      key.settle(answer.ok ? undefined : answer.error);
      if (!answer.ok) {
        const { field, message } = answer.error;
        if (field !== 'email') return form.end(message || t.tryAgain);
        form.refuse(field, message);
        return form.stop([field]);
      }
      const { email } = answer.value;
      $invites.set([answer.value, ...withoutInvite((one) => one.email === email)]);
      form.input('email', '');
      form.forget();
      form.end();
      say('invited');
    },
    async resend(id) {
      if ($busy.get() !== null) return;
      $busy.set(id);
      const answer = await call(api, resendInvite, { params: { id } });
      $busy.set(null);
      if (!answer.ok) return fail(answer.error);
      $invites.set($invites.get().map((one) => (one.id === id ? answer.value : one)));
      say('resent');
    },
    async withdraw(id) {
      if ($busy.get() !== null) return;
      $busy.set(id);
      const answer = await call(api, withdrawInvite, { params: { id } });
      $busy.set(null);
      if (!answer.ok && answer.error.code !== 'invite_not_found') return fail(answer.error);
      $invites.set(withoutInvite((one) => one.id === id));
      say('withdrawn');
    },
  };
}
