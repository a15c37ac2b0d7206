import * as z from 'zod/mini';
import { event } from '../topic.ts';

/** A visitor opens the form by which the store gets messages. */
export const contactOpen = event('contact:open', import.meta.env?.DEV && z.object({}));
