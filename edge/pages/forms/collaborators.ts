import type { Context } from 'hono';
import type { Done } from '../../../fragments/office/collaborators/props.ts';
import * as contract from '../../../shared/contracts/collaborators.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../work/change.ts';
import type { EdgeEnv } from '../../http/context.ts';
import type { RequestScope } from '../../work/scope.ts';
import { refuse } from '../../http/refuse.ts';
import {
  addCollaborator,
  changeCollaborator,
  refreshCollaborator,
  removeCollaborator,
} from '../../modules/collaborators/index.ts';
import { commitForm, leadTo, readFields, type Fields } from './form.ts';

const PAGE = '/admin/colaboradores';

/**
 * `POST {base}/admin/colaboradores`, the partner stores without script: `intent` says what. Leads back
 * to the page, which says that it is done, or why not.
 */
export async function answerCollaboratorsForm(
  context: Context<EdgeEnv>,
  show: () => Response | Promise<Response>,
): Promise<Response> {
  context.set('route', 'form.collaborators');
  const scope = context.get('scope');
  if (await refuse({ access: 'collaborators-admin' }, scope.visitor)) return show();
  const fields = await readFields(context);
  const intent = intentOf(fields);
  if (!intent) return leadTo(context, `${PAGE}?notice=invalid_request`);
  const done = await commitForm(context, 'collaborators', fields, () => intent.work(scope, fields));
  const said = done.ok ? `done=${intent.done}` : `notice=${done.error.code}`;
  return leadTo(context, `${PAGE}?${said}`);
}

interface Intent {
  readonly done: Done;
  readonly work: (scope: RequestScope, fields: Fields) => Promise<Result<Change<unknown>, Failure>>;
}

function intentOf({ intent = '' }: Fields): Intent | undefined {
  return Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined;
}

const INTENTS: Readonly<Record<string, Intent>> = {
  add: {
    done: 'added',
    work: async (scope, { slug }) => {
      const body = contract.addCollaborator.body.safeParse({ slug });
      return body.success
        ? addCollaborator(scope, body.data.slug)
        : fail({ code: 'store_not_found' });
    },
  },
  rename: {
    done: 'changed',
    work: async (scope, fields) => {
      const body = contract.changeCollaborator.body.safeParse({ store_name: fields['store_name'] });
      if (!body.success) return fail({ code: 'invalid_request' });
      return withId(fields, (id) => changeCollaborator(scope, id, body.data.store_name));
    },
  },
  refresh: {
    done: 'refreshed',
    work: (scope, fields) => withId(fields, (id) => refreshCollaborator(scope, id)),
  },
  remove: {
    done: 'removed',
    work: (scope, fields) => withId(fields, (id) => removeCollaborator(scope, id)),
  },
};

async function withId<T>(
  { collaborator }: Fields,
  work: (id: string) => Promise<Result<Change<T>, Failure>>,
): Promise<Result<Change<T>, Failure>> {
  const id = contract.collaboratorId.safeParse(collaborator);
  return id.success ? work(id.data) : fail({ code: 'collaborator_not_found' });
}
