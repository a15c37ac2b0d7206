import type { Failure } from '../../../shared/contracts/errors.ts';
import { attachPicture } from '../../../shared/contracts/talk-attachments.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isStoreParty } from '../../../shared/rules/talk.ts';
import type { UploadCall } from '../../http/upload.ts';
import { attachmentKey, type Picture } from '../../modules/talk/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { TYPE_OF } from '../../uploads/index.ts';
import { takesPictureOfForm } from '../picture-call.ts';
import type { HashedPicture } from '../picture-file.ts';
import { conversationObject, mailboxOf } from './mailbox.ts';

interface Attached {
  attached: Picture[];
}

/** Keeps a picture for the caller's next message; its bytes stand before the object knows of it. */
async function attach({
  scope,
  params,
  query,
  file,
  idempotency,
}: UploadCall<typeof attachPicture, HashedPicture>): Promise<Result<Change<Attached>, Failure>> {
  const reader = await mailboxOf(scope, query.key);
  if (!reader.ok) return reader;
  const { mailbox, accountId } = reader.value;
  const object = conversationObject(scope.env, params.id);
  if (!(await object.stand(mailbox))) return fail({ code: 'not_found' });
  const id = newId('talkAttachment');
  const type = TYPE_OF[file.kind];
  const bucket = scope.env.MEDIA;
  const name = attachmentKey(params.id, id);
  await bucket.put(name, file.bytes, { httpMetadata: { contentType: type } });
  const done = await object.attach({
    id,
    mailbox,
    accountId,
    key: idempotency?.key ?? id,
    type,
    width: file.width,
    height: file.height,
    now: scope.ports.clock.now(),
  });
  if ('refused' in done || done.isRepeat) await bucket.delete(name);
  if ('refused' in done) return fail({ code: done.refused });
  return ok({ answer: { attached: plain(done.attached) }, statements: [] });
}

/** The call by which a picture is attached. */
export const attachEndpoint = takesPictureOfForm(attachPicture, attach, (request) => {
  const isOfStore = isStoreParty(request.query('key') ?? '');
  const list = isOfStore ? '/admin/mensajes' : '/me/inbox/conversation';
  return { path: `${list}/${request.param('id') ?? ''}`, hash: '#adjuntos' };
});

/** Takes a picture away that is not sent yet. */
export async function detachPicture(
  scope: RequestScope,
  { id, picture }: { readonly id: string; readonly picture: string },
  key: string | undefined,
): Promise<Result<Attached, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const { mailbox, accountId } = reader.value;
  const left = await conversationObject(scope.env, id).detach({ mailbox, accountId, id: picture });
  return left ? ok({ attached: plain(left) }) : fail({ code: 'not_found' });
}

/** What the caller has attached and not sent yet. */
export async function readAttached(
  scope: RequestScope,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Result<Attached, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const { mailbox, accountId } = reader.value;
  const all = await conversationObject(scope.env, id).attached(mailbox, accountId);
  return all ? ok({ attached: plain(all) }) : fail({ code: 'not_found' });
}

/** A picture of a conversation with its type, for whoever may see it. */
export async function findAttachment(
  scope: RequestScope,
  { conversation, id, key }: { conversation: string; id: string; key: string | undefined },
): Promise<{ readonly type: string; readonly body: ReadableStream } | null> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return null;
  const { mailbox, accountId } = reader.value;
  const one = { mailbox, accountId, id };
  const type = await conversationObject(scope.env, conversation).attachmentType(one);
  const object = type && (await scope.env.MEDIA.get(attachmentKey(conversation, id)));
  return object ? { type, body: object.body as unknown as ReadableStream } : null;
}

/** What an object gives crosses a boundary of calls: plain rows again. */
const plain = (all: readonly Picture[]): Picture[] => all.map((one) => ({ ...one }));
