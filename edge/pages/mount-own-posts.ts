import type { Hono } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { answerPreferences } from './preferences.ts';
import {
  answerBrought,
  answerEntry,
  answerOwnBrowser,
  answerPassForm,
  ENTRY_PATH,
  PASS_PATH,
} from './store-pass.ts';

/** Mounts the posts that are about this browser alone, and so are no forms of a call. */
export function mountOwnPosts(site: Hono<EdgeEnv>): void {
  site.post('/preferences', answerPreferences);
  site.post(PASS_PATH, answerPassForm);
  site.get(`${PASS_PATH}/:browser`, answerOwnBrowser);
  site.post(ENTRY_PATH, answerBrought);
  site.get(ENTRY_PATH, answerEntry);
}
