import { conversationPage, messagesPage } from '../../host-pages/pages/talk.ts';
import { chatPage } from '../../host-pages/pages/chat.ts';
import { chatTextsPage } from '../../host-pages/pages/chat-texts.ts';
import { quickRepliesPage } from '../../host-pages/pages/quick-replies.ts';
import { talkLabelsPage } from '../../host-pages/pages/talk-labels.ts';
import { talkReportPage } from '../../host-pages/pages/talk-report.ts';
import { textMessagesPage } from '../../host-pages/pages/text-messages.ts';
import { storeConversationPage, storeMessagesPage } from '../../host-pages/pages/store-talk.ts';
import { talkDeskEndpoints } from '../flows/talk/desk-endpoints.ts';
import { talkEndpoints } from '../flows/talk/endpoints.ts';
import { labelEndpoints } from '../flows/talk/labels.ts';
import { replyEndpoints } from '../flows/talk/replies.ts';
import { welcomeEndpoints } from '../flows/talk/welcome.ts';
import { talkTopics } from '../flows/talk/topics.ts';
import { menuEntry, searchEntry, wing } from './wing.ts';

/** Conversations: between two accounts, or an account and a store. */
export const talk = wing({
  endpoints: [
    ...replyEndpoints,
    ...labelEndpoints,
    ...welcomeEndpoints,
    ...talkEndpoints,
    ...talkDeskEndpoints,
  ],
  pages: [
    messagesPage,
    conversationPage,
    storeMessagesPage,
    storeConversationPage,
    quickRepliesPage,
    chatTextsPage,
    talkLabelsPage,
    talkReportPage,
    textMessagesPage,
    chatPage,
  ],
  menu: [
    searchEntry(messagesPage, { icon: 'chat', rank: 2 }),
    menuEntry(storeMessagesPage, { icon: 'chat' }),
    searchEntry(quickRepliesPage, { icon: 'chat' }),
    searchEntry(chatTextsPage, { icon: 'chat' }),
    searchEntry(talkLabelsPage, { icon: 'chat' }),
    searchEntry(talkReportPage, { icon: 'chat' }),
    searchEntry(textMessagesPage, { icon: 'chat' }),
  ],
  messages: talkTopics,
});
