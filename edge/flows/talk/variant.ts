import type { TalkVariant } from '../../../shared/contracts/talk-variant.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { readTag } from '../../../shared/rules/talk-tags.ts';
import { variantMeant } from '../../../shared/rules/talk-variant.ts';
import { itemUrl } from '../../../shared/rules/urls.ts';
import { readItem } from '../../modules/items/index.ts';
import type { StoredMessage } from '../../modules/talk/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationObject, mailboxOf } from './mailbox.ts';

/** Messages among which the last tagged item is looked for. */
const LOOKED_AT = 100;

/**
 * The variant that a conversation is about: of the last item that a message the mailbox may see is
 * tagged with, as this store sells it now.
 */
export async function pickVariant(
  scope: RequestScope,
  id: string,
  key: string | undefined,
): Promise<Result<{ variant: TalkVariant | null }, Failure>> {
  const reader = await mailboxOf(scope, key);
  if (!reader.ok) return reader;
  const asked = { offset: 0, limit: LOOKED_AT, words: [], tags: [] };
  const history = await conversationObject(scope.env, id).history(reader.value.mailbox, asked);
  if (!history) return fail({ code: 'not_found' });
  for (const message of history.messages) {
    const item = taggedItem(message, scope.tenant.storeId);
    if (item !== undefined) return ok({ variant: await readVariant(scope, item, message.body) });
  }
  return ok({ variant: null });
}

function taggedItem({ links }: StoredMessage, store: string): string | undefined {
  const tags = links.map(({ tag }) => readTag(tag));
  return tags.find((tag) => tag?.business === store && tag.id.startsWith('it_'))?.id;
}

async function readVariant(
  scope: RequestScope,
  id: string,
  text: string,
): Promise<TalkVariant | null> {
  const found = await readItem(scope, { id });
  if (!found.ok) return null;
  const { name, type, slug, owner_slug, photo, currency, is_free, can_buy, skus } = found.value;
  const one = variantMeant(skus, text);
  if (!one) return null;
  const { attributes, list_price, crossout_price, available } = one;
  return {
    name,
    kind: type,
    path: itemUrl('', { type, slug, owner_slug }),
    photo: one.photo ?? photo,
    attributes,
    list_price,
    crossout_price,
    currency,
    is_free,
    available,
    can_buy: can_buy && available !== 0,
  };
}
