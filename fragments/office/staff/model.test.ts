import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { StaffInvite, StaffMember } from '../../../shared/contracts/staff.ts';
import { DEFERRED_REMOVAL_MS } from '../../../shared/kernel/constants/timers.ts';
import { messages } from './messages/en.ts';
import { inviteProblems, staffModel } from './model.ts';
import type { OfficePorts } from '../../_office/ports.ts';
import type { Messages } from './messages/es.ts';
import type { StaffProps } from './props.ts';

const t = messages.es;
const env = pageEnv({ base: '/tienda/a', store: 'st_a' });

const member: StaffMember = {
  id: 'ac_ines',
  username: 'ines',
  full_name: 'Inés Paz',
  photo: null,
  email: 'ines@example.com',
  role: 'dispatcher',
  since: '2026-11-21T12:00:00.000Z',
};
const invite: StaffInvite = {
  id: 'iv_1',
  email: 'leo@example.com',
  role: 'admin',
  sent_at: '2026-11-21T12:00:00.000Z',
  expires_at: '2026-11-28T12:00:00.000Z',
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started(
  answer: (url: string, init: RequestInit) => Response,
  given: Partial<StaffProps> = {},
) {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>((url, init) =>
    Promise.resolve(answer(url, init)),
  );
  const toast = vi.fn<OfficePorts<Messages>['toast']>();
  const api = { base: env.base, tag: 'es-MX', fetch, wait: async () => {} } as const;
  const model = staffModel(
    { t, toast, api },
    {
      env,
      members: [member],
      total: 1,
      page: 1,
      invites: [invite],
      done: null,
      idempotencyKey: 'k',
      ...given,
    },
  );
  const made = () =>
    fetch.mock.calls.map(([url, { method, body }]) =>
      [method, url, ...(typeof body === 'string' ? [body] : [])].join(' '),
    );
  return { model, toast, made, role: () => model.$members.value[0]?.role };
}

const refusal = (status: number, code: string, field?: string) =>
  Response.json({ code, message: 'No se pudo', field, request_id: 'rq' }, { status });

test('a role counts at once, and goes back where the edge refuses it', async () => {
  const good = started(() => Response.json({ ...member, role: 'admin' }));
  const changing = good.model.setRole('ac_ines', 'admin');
  expect(good.role()).toBe('admin');
  await changing;
  expect(good.made()).toEqual(['PATCH /tienda/a/api/staff/ac_ines {"role":"admin"}']);
  expect(good.toast).toHaveBeenCalledWith(expect.objectContaining({ message: t.done.role }));

  const bad = started(() => refusal(404, 'staff_not_found'));
  await bad.model.setRole('ac_ines', 'admin');
  expect(bad.role()).toBe('dispatcher');
  expect(bad.toast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
});

test('a removed member goes after five seconds; undone, nothing is sent', async () => {
  const { model, made } = started(() => Response.json({}));
  model.removals.start('ac_ines');
  model.removals.undo('ac_ines');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(made()).toEqual([]);
  model.removals.start('ac_ines');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(made()).toEqual(['DELETE /tienda/a/api/staff/ac_ines']);
  expect(model.$members.value).toEqual([]);
});

test('a removal that fails brings the row back; one that was done already does not', async () => {
  const failing = started(() => refusal(500, 'internal_error'));
  failing.model.removals.start('ac_ines');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(failing.model.$members.value).toEqual([member]);
  expect(failing.model.removals.$waiting.value).toEqual([]);

  const gone = started(() => refusal(404, 'staff_not_found'));
  gone.model.removals.start('ac_ines');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(gone.model.$members.value).toEqual([]);
});

test('an invitation stands first, in the place of an earlier one; the form is empty again', async () => {
  const again = { ...invite, id: 'iv_2', role: 'marketing' as const };
  const { model } = started(() => Response.json(again, { status: 201 }));
  model.form.input('email', ' leo@example.com ');
  model.form.input('role', 'marketing');
  await model.invite();
  expect(model.$invites.value).toEqual([again]);
  expect(model.form.$state.value.values).toEqual({ email: '', role: 'marketing' });
});

test('a problem shows at its field, and nothing is sent', async () => {
  const { model, made } = started(() => refusal(409, 'already_staff', 'email'));
  await model.invite();
  expect(made()).toEqual([]);
  expect(model.form.$state.value.stopped).toBe(1);
  model.form.input('email', 'ines@example.com');
  await model.invite();
  expect(model.form.$state.value).toMatchObject({ busy: false, refused: { email: 'No se pudo' } });
  expect(inviteProblems({ email: 'a@b' })).toEqual({ email: 'email' });
});

test('an invitation is sent again and withdrawn', async () => {
  const renewed = { ...invite, expires_at: '2026-12-05T12:00:00.000Z' };
  const { model, made } = started((url) => Response.json(url.endsWith('resend') ? renewed : {}));
  await model.resend('iv_1');
  expect(model.$invites.value).toEqual([renewed]);
  await model.withdraw('iv_1');
  expect(model.$invites.value).toEqual([]);
  expect(made()).toEqual([
    'POST /tienda/a/api/staff/invites/iv_1/resend {}',
    'DELETE /tienda/a/api/staff/invites/iv_1',
  ]);
});

test('a refusal that names no field is told of the form: its words, or those of this page', async () => {
  const told = async (answer: () => Response) => {
    const { model } = started(answer);
    model.form.input('email', 'leo@example.com');
    await model.invite();
    return model.form.$state.value;
  };
  expect(await told(() => refusal(429, 'too_many_requests'))).toMatchObject({
    busy: false,
    failure: 'No se pudo',
    refused: {},
  });
  const silent = { code: 'internal_error', message: '', request_id: 'rq' };
  const failed = await told(() => Response.json(silent, { status: 500 }));
  expect(failed).toMatchObject({ busy: false, failure: t.tryAgain, refused: {} });
});

test('an invitation under way is not sent twice', async () => {
  const { model, made } = started(() => Response.json(invite, { status: 201 }));
  model.form.input('email', ' leo@example.com ');
  const first = model.invite();
  expect(model.form.$state.value.busy).toBe(true);
  await Promise.all([first, model.invite()]);
  expect(made()).toEqual([
    'POST /tienda/a/api/staff/invites {"email":"leo@example.com","role":"dispatcher"}',
  ]);
  expect(model.form.$state.value.busy).toBe(false);
});

test('nothing is sent for the role that a member has, nor for one who is gone', async () => {
  const { model, made } = started(() => Response.json(member));
  await model.setRole('ac_ines', 'dispatcher');
  await model.setRole('ac_none', 'admin');
  expect(made()).toEqual([]);
});

test('each change is told in its own words, and changes its own row alone', async () => {
  const eva: StaffMember = { ...member, id: 'ac_eva', username: 'eva', email: 'eva@example.com' };
  const other: StaffInvite = { ...invite, id: 'iv_2', email: 'mar@example.com' };
  const renewed = { ...invite, expires_at: '2026-12-05T12:00:00.000Z' };
  const { model, toast } = started(
    (url) => Response.json(url.includes('invites') ? renewed : { ...member, role: 'admin' }),
    { members: [member, eva], invites: [other, invite] },
  );
  await model.setRole('ac_ines', 'admin');
  expect(model.$members.value.map(({ role }) => role)).toEqual(['admin', 'dispatcher']);
  model.form.input('email', 'leo@example.com');
  await model.invite();
  expect(model.$invites.value).toEqual([renewed, other]);
  await model.resend('iv_1');
  expect(model.$invites.value).toEqual([renewed, other]);
  await model.withdraw('iv_1');
  expect(model.$invites.value).toEqual([other]);
  model.removals.start('ac_ines');
  await vi.advanceTimersByTimeAsync(DEFERRED_REMOVAL_MS);
  expect(model.$members.value).toEqual([eva]);
  expect(toast.mock.calls.map(([{ message }]) => message)).toEqual([
    t.done.role,
    t.done.invited,
    t.done.resent,
    t.done.withdrawn,
    t.done.removed,
  ]);
});

test('what is refused is told as a failure alone', async () => {
  const { model, toast } = started(() => refusal(409, 'invite_not_found'));
  await model.setRole('ac_ines', 'admin');
  await model.resend('iv_1');
  expect(model.$invites.value).toEqual([invite]);
  expect(toast.mock.calls.map(([{ tone }]) => tone)).toEqual(['error', 'error']);
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['leo', 'email'],
  [' leo@example.com ', undefined],
])('an invitation to %j has the problem %s', (email, problem) => {
  expect(inviteProblems({ email })).toEqual(problem === undefined ? {} : { email: problem });
});
