import { talk } from '../../fragments/shop/talk/server.ts';
import type { OpenTalk } from '../../fragments/shop/talk/props.ts';
import { labelId, listConversations } from '../../shared/contracts/inbox.ts';
import { readTarget } from '../../shared/contracts/inbox-pages.ts';
import { listQuickReplies } from '../../shared/contracts/quick-replies.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { takenFilters } from '../../shared/rules/talk.ts';
import { statusFilters } from '../../shared/rules/talk-status.ts';
import { fillReply, replyFacts } from '../../shared/rules/quick-replies.ts';
import { failing } from './failing.ts';
import { pageNumber, rowsOf, type PageContext, type PageView } from './page.ts';
import { noticeOf, privateHead } from './private.ts';
import { slot, wrapped } from './slot.ts';
import { customerOf, deskOf, filtersOf, plainOf, ratingOf, welcomeOf } from './talk-desk.ts';
import { STORE, type Side } from './talk-forms.ts';
import { openOf } from './talk-open.ts';

/** Parameters by which a list of conversations is narrowed. */
export const TALK_QUERY = ['page', 'filter', 'taken', 'status', 'label', 'item'];
/** The quick reply that a form without script puts into the draft. */
export const REPLY = 'reply';

/** The messages of a side, where one may be begun: `?with=` names the party, `?tag=` the subject. */
export async function talkListView(context: PageContext, side: Side): Promise<PageView> {
  const { read, query, form } = context;
  const peer = query.get('with') ?? form?.values['peer'] ?? '';
  const tag = query.get('tag') ?? '';
  const { mailbox } = await readerOf(context, side);
  if (peer === '') return shown(context, side, null);
  const target = await read(readTarget, { params: { key: mailbox, peer, tag } });
  if (!target.ok) return shown(context, side, null);
  const { id, name, label } = target.value;
  const about = label === null ? null : { tag, label };
  return shown(context, side, await openOf(context, mailbox, { id, peer, name, about }));
}

/** One conversation of a side, beside the others. */
export async function conversationView(context: PageContext, side: Side): Promise<PageView> {
  const { params, query, read } = context;
  const { mailbox } = await readerOf(context, side);
  const open = await openOf(context, mailbox, {
    id: params['id'] ?? '',
    peer: '',
    name: '',
    about: null,
  });
  if (open === null) return { status: 404, head: privateHead('', side.list), main: [] };
  const tag = query.get('tag') ?? '';
  if (tag === '') return shown(context, side, open);
  const target = await read(readTarget, { params: { key: mailbox, peer: open.peer, tag } });
  const label = target.ok ? target.value.label : null;
  return shown(context, side, { ...open, about: label === null ? null : { tag, label } });
}

async function readerOf({ person: asked, store }: PageContext, { mailboxOf }: Side) {
  const me = (await asked)?.id ?? '';
  return { me, mailbox: mailboxOf({ me, store: store.id }) };
}

async function shown(context: PageContext, side: Side, open: OpenTalk | null): Promise<PageView> {
  const { env, read, query, form, now, polls, idempotencyKey } = context;
  const { me, mailbox } = await readerOf(context, side);
  const page = pageNumber(query);
  const taken = takenFilters.find((one) => one === query.get('taken')) ?? 'all';
  const filter = (query.get('filter') ?? '').trim().slice(0, 100);
  // What is put away is found, and not in the way.
  const usual = filter === '' ? 'open' : 'all';
  const status = statusFilters.find((one) => one === query.get('status')) ?? usual;
  const label = side === STORE ? labelId.safeParse(query.get('label')).data : undefined;
  const list = await failing(
    read(listConversations, {
      params: { mashup: `${me}:${mailbox}` },
      query: { ...rowsOf(page, side.pageSize), filter, taken, status, label },
    }),
  );
  const [replies, rating] = await Promise.all([
    repliesFor(context, side, open),
    ratingOf(context, side, open),
  ]);
  const names = replies && replies.map(({ id, locale, shortcut }) => ({ id, locale, shortcut }));
  const reply = replies?.find(({ id }) => id === query.get(REPLY));
  const chosen =
    reply && open ? fillReply(reply.text, replyFacts(open.name, open.messages, open.about)) : '';
  const { title: messages } = wordsOf(talk.words, env.tag);
  const title = open?.name ?? messages;
  return {
    status: form ? 422 : 200,
    head: privateHead(title, side.list),
    // An account's pages have their own navigation in the trail's place.
    ...(side === STORE && { trail: trailOf(messages, open) }),
    main: wrapped(
      ...rating,
      slot(talk, {
        class: 'primary',
        children: [
          await filtersOf(context, side, { filter, status, taken, label: label ?? '' }),
          ...(await customerOf(context, side, open)),
          ...(await deskOf(context, side, open)),
          ...(await welcomeOf(context, side, open)),
          ...(await plainOf(context, side, open, names)),
        ],
        props: {
          env,
          me,
          mailbox,
          paths: { list: side.list, one: side.one },
          list: {
            rows: list.ok ? list.value.results : [],
            total: list.ok ? list.value.matches_estimated : 0,
            page,
            pageSize: side.pageSize,
            filter,
            taken,
            status,
            label,
            isFailed: !list.ok,
          },
          open,
          text: form?.values['body'] ?? chosen,
          replies: names,
          error: form?.error ?? null,
          attachError: noticeOf(context),
          isReported: query.get('done') === 'reported',
          polls,
          now,
          idempotencyKey,
        },
      }),
    ),
  };
}

/** The quick replies where the store's staff writes; null for everybody else. */
async function repliesFor({ read }: PageContext, side: Side, open: OpenTalk | null) {
  if (side !== STORE || open === null) return null;
  const list = await read(listQuickReplies);
  return list.ok ? list.value.results : [];
}

function trailOf(messages: string, open: OpenTalk | null) {
  return [
    { label: messages, path: STORE.list },
    ...(open ? [{ label: open.name, path: `${STORE.one}/${open.id ?? ''}` }] : []),
  ];
}
