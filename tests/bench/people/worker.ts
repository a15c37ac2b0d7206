/** The product without the cost of a password's hash, and beside it one row read by bare Hono. */
import { Hono } from 'hono';
import { makeApp } from '../../../edge/app.ts';
import type { Bindings } from '../../../edge/env.ts';
import product from '../../../edge/worker.ts';
import { BARE_PATH } from './paths.ts';

export { Conversation, HoldTimer, Mailbox } from '../../../edge/worker.ts';

const app = makeApp({
  passwords: {
    hash: (password) => Promise.resolve(password),
    verify: (_password, kept) => Promise.resolve(kept !== null),
  },
});

const bare = new Hono<{ Bindings: Bindings }>();
bare.get(BARE_PATH, async (context) => {
  const statement = context.env.DIRECTORY.prepare('SELECT * FROM account WHERE username = ?');
  return context.json(await statement.bind('rosa').first());
});

export default {
  ...product,
  fetch: (request: Request, bindings: Bindings, execution: ExecutionContext) =>
    request.url.endsWith(BARE_PATH)
      ? bare.fetch(request, bindings, execution)
      : app.fetch(request, bindings, execution),
};
