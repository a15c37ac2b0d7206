/** The least that Hono can do: it sends the given bytes for every request. */
import { Hono } from 'hono';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

let answer: Answer = { status: 503, type: 'text/plain', body: '' };

const app = new Hono();
app.put('/answer', async (context) => {
  answer = await context.req.json<Answer>();
  return context.body('', 200);
});
app.all('*', (context) =>
  context.body(answer.body, answer.status as 200, { 'content-type': answer.type }),
);

export default app;
