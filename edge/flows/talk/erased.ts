import type { AccountExport } from '../../../shared/contracts/account-data.ts';
import {
  forgetMailbox,
  forgetPeer,
  forgetWriter,
  listOwnIds,
  listWrittenIds,
  releaseAll,
  type Picture,
} from '../../modules/talk/index.ts';
import type { TellTopic } from '../../outbox/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { conversationObject } from './mailbox.ts';

/** Messages that one call of an object gives. */
const PAGE = 500;

/**
 * Takes an erased account's words out of its conversations, and its name off what it wrote for stores: the
 * row names the account. What the others wrote stays with them.
 */
export const talkErased: TellTopic = {
  name: 'tell.talk_erased',
  alert: { none: 'The account that it would be told to is gone.' },
  async tell({ payload }, { directory, clock, env }) {
    const { account } = JSON.parse(payload) as { account: string };
    const [own, written] = await Promise.all([
      directory.read(listOwnIds(account)),
      directory.read(listWrittenIds(account)),
    ]);
    for (const { id } of [...own, ...written]) {
      await conversationObject(env, id).erase(account, clock.now());
    }
    return directory.write([
      forgetMailbox(account),
      forgetPeer(account),
      releaseAll(account),
      forgetWriter(account),
    ]);
  },
};

/** The conversations of an account with all that it may see of them, for it to take away. */
export async function exportTalk(
  { directory, env, tenant }: Pick<RequestScope, 'directory' | 'env' | 'tenant'>,
  accountId: string,
): Promise<AccountExport['conversations']> {
  const rows = await directory.read(listOwnIds(accountId));
  const all: AccountExport['conversations'] = [];
  for (const { id, peer_name } of rows) {
    const object = conversationObject(env, id);
    const urlOf = ({ id: picture }: Picture) => ({
      url: `${tenant.origin}${tenant.base}/me/inbox/adjuntos/${id}/${picture}`,
    });
    const messages: AccountExport['conversations'][number]['messages'] = [];
    for (let since = 0; ;) {
      const asked = { offset: 0, limit: PAGE, since, words: [], tags: [] };
      const history = await object.history(accountId, asked);
      for (const { party, body, at, notice, attachments } of history?.messages ?? []) {
        // What an order says stands with the orders.
        if (notice) continue;
        messages.push({
          is_own: party === accountId,
          text: body,
          created_at: new Date(at).toISOString(),
          pictures: attachments.map(urlOf),
        });
      }
      const last = history?.messages.at(-1);
      if (!last || (history?.messages.length ?? 0) < PAGE) break;
      since = last.seq;
    }
    const waiting = (await object.attached(accountId, accountId)) ?? [];
    all.push({ with: peer_name, messages, pictures_not_sent: waiting.map(urlOf) });
  }
  return all;
}
