import { chat } from '../../fragments/shop/chat/server.ts';
import type { OwnChat } from '../../fragments/shop/chat/props.ts';
import { getWelcome } from '../../shared/contracts/chat-texts.ts';
import { keepChatText } from '../../shared/contracts/chat.ts';
import { sendContact } from '../../shared/contracts/contact.ts';
import { listMessages, startConversation } from '../../shared/contracts/inbox.ts';
import { readTarget } from '../../shared/contracts/inbox-pages.ts';
import { fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { CHAT_PATH, CHAT_TEXT_MAX, chatPath, pageToTell } from '../../shared/rules/chat-page.ts';
import { contactProblems } from '../../shared/rules/contact-message.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { writeTag } from '../../shared/rules/talk-tags.ts';
import { THREAD_SHOWN } from '../../shared/rules/talk.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { chatOf } from '../kit/contact-slots.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

/**
 * A store's own chat, of stores whose licence switches it on: whoever is signed in writes in their
 * conversation, a visitor leaves a contact entry.
 */
export const chatPage = definePage({
  name: 'chat',
  paths: ['/chat'],
  query: ['page', 'message', 'done'],
  cached: false,
  forms: {
    leave: formOf({
      call: sendContact,
      done: 'sent',
      check: problemsOf,
      fields: ({ name, email, message, page }, { store }) => ({
        name,
        email,
        message,
        page: pageToTell(page, store),
      }),
    }),
    start: formOf({
      call: startConversation,
      fields: ({ message, page }, { person, store }) => ({
        mashup: `${person?.id}:${person?.id}`,
        peer: store.id,
        body: message,
        tags: tagsOf(pageToTell(page, store), store.id),
      }),
      onward: (_answer, { page }, { base, store }) =>
        base + chatPath({ page: pageToTell(page, store) }),
    }),
    keep: formOf({
      call: keepChatText,
      onward(_answer, { page, message = '' }, { base, store }) {
        const back = base + chatPath({ page: pageToTell(page, store), text: message });
        return `${base}/login?next=${encodeURIComponent(back)}`;
      },
    }),
  },
  async view(context) {
    const { env, store, query, form, now, person: asked, idempotencyKey } = context;
    if (chatOf(store)?.kind !== 'own') return notFoundView(context);
    const person = await asked;
    const { opening_hours: week, time_zone: zone, country, name: storeName } = store;
    const message = (query.get('message') ?? '').slice(0, CHAT_TEXT_MAX);
    const welcome = await context.read(getWelcome);
    const { title } = wordsOf(chat.words, env.tag);
    return {
      status: form ? 422 : 200,
      head: privateHead(fill<string>(title, { store: storeName }), CHAT_PATH),
      main: wrapped(
        slot(chat, {
          class: 'primary',
          props: {
            env,
            storeName,
            hours: week && { week, zone: zone ?? timeZoneOf(country) },
            now,
            welcome: welcome.ok ? welcome.value : null,
            page: pageToTell(form?.values['page'] ?? query.get('page'), store),
            own: person && (await ownChat(context, person.id)),
            values: form?.values ?? { message },
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            isSent: query.get('done') === 'sent',
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** The account's conversation with the store; null where nobody there could answer it. */
async function ownChat({ read, store }: PageContext, me: string): Promise<OwnChat | null> {
  const target = await read(readTarget, { params: { key: me, peer: store.id, tag: '' } });
  if (!target.ok) return null;
  const { id } = target.value;
  if (id === null) return { mailbox: me, id, messages: [] };
  const history = await read(listMessages, {
    params: { conversation: id, x: me },
    query: { limit: THREAD_SHOWN },
  });
  return { mailbox: me, id, messages: history.ok ? history.value.results.toReversed() : [] };
}

function tagsOf(page: string | null, business: string): string[] {
  return page === null ? [] : [writeTag({ kind: 'page', business, id: page })];
}

function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const t = wordsOf(chat.words, tag);
  return problemTexts(contactProblems(fields), t.problems, t.needs);
}
