import {
  conversationPage,
  messagesPage,
  storeConversationPage,
  storeMessagesPage,
} from '../../host-pages/pages/talk.ts';
import { talkEndpoints } from '../flows/talk/endpoints.ts';
import { talkTopics } from '../flows/talk/topics.ts';
import { menuEntry, searchEntry, wing } from './wing.ts';

/** Conversations: between two accounts, or an account and a store. */
export const talk = wing({
  endpoints: talkEndpoints,
  pages: [messagesPage, conversationPage, storeMessagesPage, storeConversationPage],
  menu: [
    searchEntry(messagesPage, { icon: 'chat', rank: 2 }),
    menuEntry(storeMessagesPage, { icon: 'chat' }),
  ],
  messages: talkTopics,
});
