import { signal, type ReadonlySignal } from '@preact/signals-react';
import { actionKey, call } from '../../../shared/api-client/index.ts';
import {
  changeRole,
  inviteStaff,
  removeStaff,
  resendInvite,
  withdrawInvite,
  type StaffInvite,
  type StaffMember,
} from '../../../shared/contracts/staff.ts';
import { isEmail } from '../../../shared/rules/email.ts';
import type { StaffRole } from '../../../shared/rules/permissions.ts';
import type { FormValues } from '../../../shared/state/form.ts';
import { deferredRemovals, gone, optimistic, type DeferredRemovals } from '../../_office/change.ts';
import { officeForm, type OfficeForm } from '../../_office/form.ts';
import { voiceOf } from '../../_office/say.ts';
import type { OfficePorts, OfficeUi } from '../../_office/ports.ts';
import type { Messages } from './messages/es.ts';
import type { StaffProps, StaffViewProps } from './props.ts';

export interface StaffModel {
  readonly $members: ReadonlySignal<readonly StaffMember[]>;
  readonly $invites: ReadonlySignal<readonly StaffInvite[]>;
  /** Id of the member or invitation whose call is under way. */
  readonly $busy: ReadonlySignal<string | null>;
  readonly removals: DeferredRemovals;
  readonly form: OfficeForm;
  readonly setRole: (id: string, role: StaffRole) => Promise<void>;
  readonly invite: () => Promise<void>;
  readonly resend: (id: string) => Promise<void>;
  readonly withdraw: (id: string) => Promise<void>;
}

export type StaffUi = OfficeUi<StaffViewProps, StaffModel>;

export type InviteProblem = 'required' | 'email';

/** The problems of an invitation before it is sent. */
export function inviteProblems({ email = '' }: FormValues): Record<string, InviteProblem> {
  if (email.trim() === '') return { email: 'required' };
  return isEmail(email.trim()) ? {} : { email: 'email' };
}

/** The form of an invitation before the owner types. */
const EMPTY = { email: '', role: 'dispatcher' };

/** A store's staff on screen: a new role counts at once, a removal after the time to undo it. */
export function staffModel(ports: OfficePorts<Messages>, props: StaffProps): StaffModel {
  const { t, api } = ports;
  const { $busy, say, fail, alone } = voiceOf(ports);
  const $members = signal<readonly StaffMember[]>(props.members);
  const $invites = signal<readonly StaffInvite[]>(props.invites);
  const key = actionKey();
  const { values, errors, error } = props;
  const form = officeForm({ values: { ...EMPTY, ...values }, errors, error }, EMPTY);
  const roleIs = (id: string, role: StaffMember['role']): void => {
    $members.value = $members.value.map((one) => (one.id === id ? { ...one, role } : one));
  };
  const withoutInvite = (leaves: (one: StaffInvite) => boolean) =>
    $invites.value.filter((one) => !leaves(one));

  const removals = deferredRemovals(async (id) => {
    const answer = await gone('staff_not_found', call(api, removeStaff, { params: { id } }));
    if (!answer.ok) return fail(answer.error);
    $members.value = $members.value.filter((one) => one.id !== id);
    say(t.done.removed);
  });

  return {
    $members,
    $invites,
    $busy,
    removals,
    form,
    async setRole(id, role) {
      const before = $members.value.find((one) => one.id === id)?.role;
      if (before === undefined || before === role) return;
      const change = () => {
        roleIs(id, role);
        return () => roleIs(id, before);
      };
      const ask = () => call(api, changeRole, { params: { id }, body: { role } });
      const changed = await alone(id, () => optimistic(change, ask));
      if (changed) say(t.done.role);
    },
    async invite() {
      const { busy, values: typed } = form.$state.value;
      if (busy) return;
      const problems = Object.keys(inviteProblems(typed));
      if (problems.length > 0) return form.stop(problems);
      form.begin();
      const body = {
        email: (typed['email'] ?? '').trim(),
        role: (typed['role'] ?? EMPTY.role) as StaffRole,
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
      $invites.value = [answer.value, ...withoutInvite((one) => one.email === email)];
      form.saved({ email: '' });
      form.end();
      say(t.done.invited);
    },
    async resend(id) {
      const renewed = await alone(id, () => call(api, resendInvite, { params: { id } }));
      if (!renewed) return;
      $invites.value = $invites.value.map((one) => (one.id === id ? renewed : one));
      say(t.done.resent);
    },
    async withdraw(id) {
      const ask = () => gone('invite_not_found', call(api, withdrawInvite, { params: { id } }));
      if (!(await alone(id, ask))) return;
      $invites.value = withoutInvite((one) => one.id === id);
      say(t.done.withdrawn);
    },
  };
}
