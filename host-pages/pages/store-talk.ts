import { talk } from '../../fragments/shop/talk/server.ts';
import { definePage, type NamedPage } from '../kit/page.ts';
import { conversationForms, startForm, STORE } from '../kit/talk-forms.ts';
import { conversationView, REPLY, TALK_QUERY, talkListView } from '../kit/talk-view.ts';

/** The store's messages; needs `inbox`. */
export const storeMessagesPage: NamedPage = definePage({
  name: 'store-messages',
  words: talk.words,
  paths: ['/admin/mensajes'],
  query: [...TALK_QUERY, 'with', 'tag', REPLY],
  needs: 'inbox',
  shell: 'office',
  forms: { start: startForm(STORE) },
  view: (context) => talkListView(context, STORE),
});

/** One of the store's conversations. */
export const storeConversationPage = definePage({
  name: 'store-conversation',
  paths: ['/admin/mensajes/:id{cv_[a-z0-9]+}'],
  query: [...TALK_QUERY, 'until', 'seq', 'tag', 'done', 'notice', REPLY],
  needs: 'inbox',
  shell: 'office',
  forms: conversationForms(STORE),
  view: (context) => conversationView(context, STORE),
});
