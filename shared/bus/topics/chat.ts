import * as z from 'zod/mini';
import { event } from '../topic.ts';

/** A visitor opens the chat with the store. */
export const chatOpen = event('chat:open', import.meta.env?.DEV && z.object({}));
