import type { Context } from 'hono';
import type { Done } from '../../../fragments/office/staff/props.ts';
import type { RefusedForm } from '../../../host-pages/kit/page.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { accountId } from '../../../shared/contracts/people.ts';
import * as contract from '../../../shared/contracts/staff.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import { inviteStaff, resendInvite } from '../../flows/staff/invite-staff.ts';
import type { Change } from '../../work/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import type { RequestScope } from '../../work/scope.ts';
import { refuse } from '../../http/refuse.ts';
import {
  acceptInvite,
  changeRole,
  removeStaff,
  withdrawInvite,
} from '../../modules/staff/index.ts';
import { commitForm, leadTo, readFields, type Fields } from './form.ts';

const PAGE = '/admin/equipo';

/** Shows the page again: with a form that was refused, or to who may not post it. */
type Show = (form?: RefusedForm) => Response | Promise<Response>;

/**
 * `POST {base}/admin/equipo`, the staff without script: `intent` says what. Leads back to the page,
 * which says that it is done, or shows it again with what is wrong.
 */
export async function answerStaffForm(context: Context<EdgeEnv>, show: Show): Promise<Response> {
  context.set('route', 'form.staff');
  const scope = context.get('scope');
  if (await refuse({ access: 'staff-admin' }, scope.visitor)) return show();
  const fields = await readFields(context);
  const intent = intentOf(fields);
  const work = () =>
    intent
      ? intent.work(scope, fields)
      : Promise.resolve(fail({ code: 'invalid_request' } as const));
  const done = await commitForm(context, 'staff', fields, work, 'directory');
  if (done.ok && intent) return leadTo(context, `${PAGE}?done=${intent.done}`);
  return show(refusedBy(done.ok ? { code: 'invalid_request' } : done.error, fields, scope));
}

type Work = (
  scope: RequestScope,
  fields: Fields,
) => Promise<Result<Change<unknown, 'directory'>, Failure>>;

interface Intent {
  readonly done: Done;
  readonly work: Work;
}

function intentOf({ intent = '' }: Fields): Intent | undefined {
  return Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined;
}

const INTENTS: Readonly<Record<string, Intent>> = {
  invite: {
    done: 'invited',
    work: async (scope, { email, role }) => {
      const body = contract.inviteStaff.body.safeParse({ email, role });
      if (!body.success) return fail({ code: 'invalid_request', field: 'email' });
      return inviteStaff(scope, body.data);
    },
  },
  resend: {
    done: 'resent',
    work: (scope, fields) => withInvite(fields, (id) => resendInvite(scope, id)),
  },
  withdraw: {
    done: 'withdrawn',
    work: (scope, fields) => withInvite(fields, (id) => withdrawInvite(scope, id)),
  },
  role: {
    done: 'role',
    work: async (scope, fields) => {
      const role = contract.staffRole.safeParse(fields['role']);
      if (!role.success) return fail({ code: 'invalid_request' });
      return withMember(fields, (id) => changeRole(scope, id, role.data));
    },
  },
  remove: {
    done: 'removed',
    work: (scope, fields) => withMember(fields, (id) => removeStaff(scope, id)),
  },
};

type Named<T> = (id: string) => Promise<Result<Change<T, 'directory'>, Failure>>;

async function withInvite<T>({ invite }: Fields, work: Named<T>): ReturnType<Named<T>> {
  const id = contract.inviteId.safeParse(invite);
  return id.success ? work(id.data) : fail({ code: 'invite_not_found' });
}

async function withMember<T>({ member }: Fields, work: Named<T>): ReturnType<Named<T>> {
  const id = accountId.safeParse(member);
  return id.success ? work(id.data) : fail({ code: 'staff_not_found' });
}

function refusedBy(failure: Failure, fields: Fields, { locale }: RequestScope): RefusedForm {
  const { email = '', role = 'dispatcher' } = fields;
  const message = messageFor(failure, locale);
  const values = { email, role };
  return failure.field === 'email'
    ? { values, errors: { email: message } }
    : { values, errors: {}, error: message };
}

/**
 * `POST {base}/invitacion/{key}`: accepts an invitation, with script as without. Leads to the same
 * page, which says what came of it.
 */
export async function answerInvitationForm(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'form.invitation');
  const scope = context.get('scope');
  const key = contract.inviteKey.safeParse(context.req.param('key'));
  if (!key.success) return leadTo(context, '/invitacion/0');
  const page = `/invitacion/${key.data}`;
  const fields = await readFields(context);
  const work = () => acceptInvite(scope, key.data);
  const done = await commitForm(context, 'invitation', fields, work, 'directory');
  return leadTo(context, done.ok ? `${page}?done=1` : `${page}?notice=${done.error.code}`);
}
