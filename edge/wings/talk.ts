import { talkEndpoints } from '../flows/talk/endpoints.ts';
import { talkTopics } from '../flows/talk/topics.ts';
import { wing } from './wing.ts';

/** Conversations: between two accounts, or an account and a store. */
export const talk = wing({ endpoints: talkEndpoints, messages: talkTopics });
