import { talk } from '../../fragments/shop/talk/server.ts';
import { definePage } from '../kit/page.ts';
import { conversationForms, OWN, startForm } from '../kit/talk-forms.ts';
import { conversationView, TALK_QUERY, talkListView } from '../kit/talk-view.ts';

/** The account's own messages, where one may be begun: `?with=` names the party, `?tag=` the subject. */
export const messagesPage = definePage({
  name: 'messages',
  words: talk.words,
  paths: [OWN.list, '/messages'],
  query: [...TALK_QUERY, 'with', 'tag'],
  needs: 'account',
  shell: 'account',
  forms: { start: startForm(OWN) },
  view: (context) => talkListView(context, OWN),
});

/** One of the account's conversations. */
export const conversationPage = definePage({
  name: 'conversation',
  paths: [`${OWN.one}/:id`, '/conversation/:id'],
  query: [...TALK_QUERY, 'until', 'seq', 'tag', 'done', 'notice', 'key'],
  needs: 'account',
  shell: 'account',
  forms: conversationForms(OWN),
  view: (context) => conversationView(context, OWN),
});
