import { mailStop } from '../../fragments/shop/mail-stop/server.ts';
import { readMailStop, setMailStop } from '../../shared/contracts/mail-stop.ts';
import { definePage } from '../kit/page.ts';
import { noticeOf, privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { say } from '../words/index.ts';

/** Where the foot of a mail leads whoever wants no more of them from the store. */
export const mailStopPage = definePage({
  name: 'mail-stop',
  paths: ['/correos/:link'],
  query: ['done', 'notice'],
  cached: false,
  forms: {
    stop: {
      call: setMailStop,
      done: 'stopped',
      invalid: 'invalid_link',
      refused: 'told',
      fields: () => ({ stopped: true }),
    },
    resume: {
      call: setMailStop,
      done: 'resumed',
      invalid: 'invalid_link',
      refused: 'told',
      fields: () => ({ stopped: false }),
    },
  },
  async view(context) {
    const { env, read, params, store, idempotencyKey } = context;
    const link = params['link'] ?? '';
    const asked = await read(readMailStop, { params: { link } });
    const head = privateHead(say(env)('mailStop'), '/correos/');
    if (!asked.ok || !asked.value) return { status: 404, head, main: [] };
    return {
      status: 200,
      head,
      main: wrapped(
        slot(mailStop, {
          class: 'primary',
          props: {
            env,
            storeName: store.name,
            stopped: asked.value.stopped,
            path: `/correos/${link}`,
            error: noticeOf(context),
            idempotencyKey,
          },
        }),
      ),
    };
  },
});
