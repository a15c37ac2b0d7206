/** The product with hooks in it, and beside it the parts of a page alone. */
import { Hono } from 'hono';
import product from '../../../edge/worker.ts';
import type { Bindings } from '../../../edge/env.ts';
import { Capture } from './capture.ts';
import type { Mode } from './mode.ts';

export { Conversation, HoldTimer, Mailbox } from '../../../edge/worker.ts';

const capture = new Capture();
capture.hookFragments();
let captured = '';

const bare = new Hono();
bare.get('*', async (context) => {
  switch (capture.mode) {
    case 'text':
      return context.html(captured);
    case 'rows':
      return context.text(String(await capture.rows()));
    case 'views':
      return context.html(capture.text());
    case 'parts':
      return context.html(`${await capture.rows()}${capture.text()}`);
    default:
      return context.text('hello');
  }
});

const BARE = new Set<Mode>(['hello', 'text', 'rows', 'views', 'parts']);

let hooked: { readonly real: Bindings; readonly bindings: Bindings } | undefined;

/** The worker's bindings, with hooks in front of the cells' databases. */
function hookedBindings(real: Bindings): Bindings {
  if (hooked?.real !== real) {
    const cells = Object.entries(real as unknown as Record<string, D1Database>)
      .filter(([name]) => name.startsWith('CELL_'))
      .map(([name, database]) => [name, capture.hook(database)]);
    hooked = { real, bindings: { ...real, ...Object.fromEntries(cells) } as Bindings };
  }
  return hooked.bindings;
}

export default {
  ...product,
  async fetch(request: Request, bindings: Bindings, execution: ExecutionContext) {
    if (request.method === 'PUT') {
      capture.mode = (await request.text()) as Mode;
      if (capture.mode === 'capture') capture.forgetReads();
      return new Response(null, { status: 204 });
    }
    if (BARE.has(capture.mode)) return bare.fetch(request, bindings, execution);
    const answer = await product.fetch(request, hookedBindings(bindings), execution);
    if (capture.mode === 'capture') captured = await answer.clone().text();
    return answer;
  },
};
