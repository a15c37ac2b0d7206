import type { Hono } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { UNSUBSCRIBE_PATH } from '../modules/alerts/index.ts';
import { answerPreferences } from './preferences.ts';
import {
  answerBrought,
  answerEntry,
  answerOwnBrowser,
  answerPassForm,
  ENTRY_PATH,
  PASS_PATH,
} from './store-pass.ts';
import { answerUnsubscribe, leadToChoices } from './unsubscribe.ts';

/** Mounts the posts that are no forms of a call: they are about this browser alone, or come from a mail program. */
export function mountOwnPosts(site: Hono<EdgeEnv>): void {
  site.post('/preferences', answerPreferences);
  site.post(PASS_PATH, answerPassForm);
  site.get(`${PASS_PATH}/:browser`, answerOwnBrowser);
  site.post(ENTRY_PATH, answerBrought);
  site.get(ENTRY_PATH, answerEntry);
  site.post(`${UNSUBSCRIBE_PATH}/:token`, answerUnsubscribe);
  site.get(`${UNSUBSCRIBE_PATH}/:token`, leadToChoices);
}
