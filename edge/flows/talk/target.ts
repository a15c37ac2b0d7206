import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { partiesOf } from '../../../shared/rules/talk.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationIdOf, conversationObject, mailboxOf } from './mailbox.ts';
import { readParty } from './parties.ts';
import { readTags } from './tags.ts';

/** Somebody whom a mailbox wants to write to: the conversation that there is, and what a tag is about. */
export async function readTarget(
  scope: RequestScope,
  { key, peer, tag }: { readonly key: string; readonly peer: string; readonly tag: string },
): Promise<Result<{ id: string | null; name: string; label: string | null }, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const parties = partiesOf(reader.value.mailbox, peer);
  const party = parties && (await readParty(scope, peer));
  if (!party) return fail({ code: 'not_found' });
  const id = await conversationIdOf(parties);
  const [standing, links] = await Promise.all([
    conversationObject(scope.env, id).stand(reader.value.mailbox),
    tag === '' ? undefined : readTags(scope, [tag], parties),
  ]);
  const [link] = links?.ok ? links.value : [];
  return ok({ id: standing ? id : null, name: party.name, label: link?.label ?? null });
}
