import { invitation } from '../../fragments/shop/invitation/server.ts';
import { acceptInvite, readInvitation } from '../../shared/contracts/staff.ts';
import { staffRoles } from '../../shared/rules/permissions.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/** The page that an invitation's mail links to. */
export const invitationPage = definePage({
  name: 'invitation',
  paths: ['/invitacion/:key'],
  query: ['done', 'notice'],
  cached: false,
  forms: {
    accept: { call: acceptInvite, done: '1', invalid: 'invalid_link', refused: 'told' },
  },
  async view(context) {
    const { env, read, params, query, store, idempotencyKey } = context;
    const key = params['key'] ?? '';
    const [asked, person] = await Promise.all([
      read(readInvitation, { params: { key } }),
      context.person,
    ]);
    const found = asked.ok ? asked.value : null;
    const accepted = query.has('done')
      ? (staffRoles.find((role) => role === person?.role) ?? null)
      : null;
    return {
      status: found || accepted ? 200 : 410,
      head: privateHead(say(env)('invitation'), '/invitacion/'),
      main: wrapped(
        slot(invitation, {
          class: 'primary',
          props: {
            env,
            storeName: store.name,
            invitation: found,
            path: `/invitacion/${key}`,
            name: person?.full_name ?? null,
            accepted,
            error: noticeOf(context),
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
