import {
  conversationPage,
  messagesPage,
  storeConversationPage,
  storeMessagesPage,
} from '../../host-pages/pages/talk.ts';
import { chatPage } from '../../host-pages/pages/chat.ts';
import { quickRepliesPage } from '../../host-pages/pages/quick-replies.ts';
import { talkReportPage } from '../../host-pages/pages/talk-report.ts';
import { talkEndpoints } from '../flows/talk/endpoints.ts';
import { replyEndpoints } from '../flows/talk/replies.ts';
import { talkTopics } from '../flows/talk/topics.ts';
import { menuEntry, searchEntry, wing } from './wing.ts';

/** Conversations: between two accounts, or an account and a store. */
export const talk = wing({
  endpoints: [...replyEndpoints, ...talkEndpoints],
  pages: [
    messagesPage,
    conversationPage,
    storeMessagesPage,
    storeConversationPage,
    quickRepliesPage,
    talkReportPage,
    chatPage,
  ],
  menu: [
    searchEntry(messagesPage, { icon: 'chat', rank: 2 }),
    menuEntry(storeMessagesPage, { icon: 'chat' }),
    searchEntry(quickRepliesPage, { icon: 'chat' }),
    searchEntry(talkReportPage, { icon: 'chat' }),
  ],
  messages: talkTopics,
});
