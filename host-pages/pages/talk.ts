import { talk } from '../../fragments/shop/talk/server.ts';
import type { OpenTalk } from '../../fragments/shop/talk/props.ts';
import {
  getConversation,
  listConversations,
  listMessages,
  openConversation,
  readTarget,
  sendMessage,
  startConversation,
} from '../../shared/contracts/inbox.ts';
import {
  blockConversation,
  deleteMessage,
  reportConversation,
} from '../../shared/contracts/talk-safety.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { EDGE_PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { formOf, type Fields, type FormAbout, type PageForm } from '../kit/form.ts';
import {
  definePage,
  pageNumber,
  rowsOf,
  type NamedPage,
  type PageContext,
  type PageView,
} from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/** The addresses of a mailbox's pages, and who may open them. */
interface Side {
  readonly list: string;
  readonly one: string;
  /** The mailbox: the reader's own, or the store's. */
  readonly mailboxOf: (about: { readonly me: string; readonly store: string }) => string;
  readonly pageSize: number;
}

const OWN: Side = {
  list: '/me/inbox/messages',
  one: '/me/inbox/conversation',
  mailboxOf: ({ me }) => me,
  pageSize: EDGE_PAGE_SIZE.conversations,
};
const STORE: Side = {
  list: '/admin/mensajes',
  one: '/admin/mensajes',
  mailboxOf: ({ store }) => store,
  pageSize: EDGE_PAGE_SIZE.inbox,
};

const QUERY = ['page', 'filter'];

/** The account's own messages, where one may be begun: `?with=` names the party, `?tag=` the subject. */
export const messagesPage = definePage({
  name: 'messages',
  words: talk.words,
  paths: [OWN.list, '/messages'],
  query: [...QUERY, 'with', 'tag'],
  needs: 'account',
  shell: 'account',
  forms: { start: startForm(OWN) },
  view: (context) => listView(context, OWN),
});

/** One of the account's conversations. */
export const conversationPage = definePage({
  name: 'conversation',
  paths: [`${OWN.one}/:id`, '/conversation/:id'],
  query: [...QUERY, 'until', 'tag', 'done', 'key'],
  needs: 'account',
  shell: 'account',
  forms: conversationForms(OWN),
  view: (context) => conversationView(context, OWN),
});

/** The store's messages; needs `inbox`. */
export const storeMessagesPage: NamedPage = definePage({
  name: 'store-messages',
  words: talk.words,
  paths: ['/admin/mensajes'],
  query: [...QUERY, 'with', 'tag'],
  needs: 'inbox',
  shell: 'office',
  forms: { start: startForm(STORE) },
  view: (context) => listView(context, STORE),
});

/** One of the store's conversations. */
export const storeConversationPage = definePage({
  name: 'store-conversation',
  paths: [`${STORE.one}/:id`],
  query: [...QUERY, 'until', 'tag', 'done'],
  needs: 'inbox',
  shell: 'office',
  forms: conversationForms(STORE),
  view: (context) => conversationView(context, STORE),
});

const mailboxIn = ({ mailboxOf }: Side, { person, store }: FormAbout) =>
  mailboxOf({ me: person?.id ?? '', store: store.id });

/** The fields of a message, as its calls take them. */
function wordsIn({ body, tag, note }: Fields, mailbox: string): object {
  return {
    body,
    tags: tag ? [tag] : [],
    visibility_ids: note === 'yes' ? [mailbox] : [],
  };
}

function startForm(side: Side): PageForm {
  return formOf({
    call: startConversation,
    fields(fields, about) {
      const mailbox = mailboxIn(side, about);
      return {
        mashup: `${about.person?.id}:${mailbox}`,
        peer: fields['peer'],
        ...wordsIn(fields, mailbox),
      };
    },
    onward: ({ conversation }, _fields, { base }) => `${base}${side.one}/${conversation.id}`,
  });
}

function conversationForms(side: Side): Record<string, PageForm> {
  return {
    send: formOf({
      call: sendMessage,
      fields(fields, about) {
        const mailbox = mailboxIn(side, about);
        return { conversation: about.params['id'], x: mailbox, ...wordsIn(fields, mailbox) };
      },
      onward: (_message, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
    block: formOf({
      call: blockConversation,
      fields: ({ blocked }, about) => ({
        id: about.params['id'],
        is_blocked: blocked === 'yes',
        key: mailboxIn(side, about),
      }),
      onward: (_conversation, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
    report: formOf({
      call: reportConversation,
      fields: ({ reason }, about) => ({
        id: about.params['id'],
        reason,
        key: mailboxIn(side, about),
      }),
      onward: (_answer, _fields, { base, params }) =>
        `${base}${side.one}/${params['id']}?done=reported`,
    }),
    delete: formOf({
      call: deleteMessage,
      fields: ({ message }, about) => ({
        conversation: about.params['id'],
        x: mailboxIn(side, about),
        message,
      }),
      onward: (_message, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
    opened: formOf({
      call: openConversation,
      fields: ({ until }, about) => ({
        id: about.params['id'],
        pending: 0,
        key: mailboxIn(side, about),
        until: Number(until),
      }),
      onward: (_conversation, _fields, { base, params }) => `${base}${side.one}/${params['id']}`,
    }),
  };
}

async function listView(context: PageContext, side: Side): Promise<PageView> {
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

async function conversationView(context: PageContext, side: Side): Promise<PageView> {
  const { params } = context;
  const { mailbox } = await readerOf(context, side);
  const open = await openOf(context, mailbox, {
    id: params['id'] ?? '',
    peer: '',
    name: '',
    about: null,
  });
  return open === null
    ? { status: 404, head: privateHead('', side.list), main: [] }
    : shown(context, side, open);
}

async function readerOf({ person: asked, store }: PageContext, { mailboxOf }: Side) {
  const me = (await asked)?.id ?? '';
  return { me, mailbox: mailboxOf({ me, store: store.id }) };
}

/** The open conversation with a page of its history; null where the mailbox has none of that id. */
async function openOf(
  { read, query }: PageContext,
  mailbox: string,
  target: Pick<OpenTalk, 'id' | 'peer' | 'name' | 'about'>,
): Promise<OpenTalk | null> {
  const { id } = target;
  if (id === null) {
    const nothing = { conversation: null, messages: [], seq: 0, read: 0, hasOlder: false };
    return { ...target, ...nothing };
  }
  const until = query.get('until');
  const [one, history] = await Promise.all([
    read(getConversation, { params: { id }, query: { key: mailbox } }),
    read(listMessages, {
      params: { conversation: id, x: mailbox },
      query: until !== null && /^\d{1,9}$/.test(until) ? { until } : {},
    }),
  ]);
  if (!one.ok || !history.ok) return null;
  const { results, matches_estimated: total, seq, read: opened } = history.value;
  return {
    ...target,
    peer: one.value.peer,
    name: one.value.peer_name,
    conversation: one.value,
    messages: results.toReversed(),
    seq,
    read: opened,
    hasOlder: total > results.length,
  };
}

async function shown(context: PageContext, side: Side, open: OpenTalk | null): Promise<PageView> {
  const { env, read, query, form, now, polls, idempotencyKey } = context;
  const { me, mailbox } = await readerOf(context, side);
  const page = pageNumber(query);
  const filter = (query.get('filter') ?? '').trim().slice(0, 100);
  const list = await read(listConversations, {
    params: { mashup: `${me}:${mailbox}` },
    query: { ...rowsOf(page, side.pageSize), filter },
  });
  const { title: messages } = wordsOf(talk.words, env.tag);
  const title = open?.name ?? messages;
  return {
    status: form ? 422 : 200,
    head: privateHead(title, side.list),
    // An account's pages have their own navigation in the trail's place.
    ...(side === STORE && { trail: trailOf(messages, open) }),
    main: wrapped(
      slot(talk, {
        class: 'primary',
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
            isFailed: !list.ok,
          },
          open,
          text: form?.values['body'] ?? '',
          error: form?.error ?? null,
          isReported: query.get('done') === 'reported',
          polls,
          now,
          idempotencyKey,
        },
      }),
    ),
  };
}

function trailOf(messages: string, open: OpenTalk | null) {
  return [
    { label: messages, path: STORE.list },
    ...(open ? [{ label: open.name, path: `${STORE.one}/${open.id ?? ''}` }] : []),
  ];
}
