/** The costs of sockets that sleep: their files and memory, and the pages beside them. */
import { mostFiles } from '../../chaos/faults/clients/files.ts';
import type { Check, Part } from '../../support/suite/part.ts';
import { seededState } from '../seeded.ts';
import { measureIdle, type Idle } from './idle.ts';
import { putPeopleIn } from './people.ts';
import { HOST, serveTalk, STORE } from './shop.ts';

const QUICK_FILES = 1_000;
/** Files that are not sockets', and the most sockets that are tried. */
const KEPT_FILES = 500;
const MOST_SOCKETS = 10_000;
const FILES_EACH = 2;

export const sockets: Part = {
  name: 'sockets',
  about:
    'sockets that sleep over half as many conversations: their files and memory, the pages beside them',
  async run(tools) {
    const files = tools.quick
      ? QUICK_FILES
      : Math.min(MOST_SOCKETS * FILES_EACH, mostFiles(process.pid) - KEPT_FILES);
    const pairs = Math.floor(files / FILES_EACH / 2);
    const stateDir = await seededState(tools, 'talk');
    const { people, owner } = await putPeopleIn(stateDir, {
      store: STORE,
      host: HOST,
      count: pairs,
    });
    const values = { SOCKET_FILES: String(files) };
    const shop = await tools.keep(serveTalk(stateDir, { people, owner }, values));
    tools.say(`${pairs * 2} sockets over ${pairs} conversations`);
    const talks = await shop.begin(people);
    const idle = await measureIdle(shop, talks, (text) => tools.say(text));
    return { text: textOf(idle), checks: idleChecks(idle, pairs * 2) };
  },
};

function textOf({ open, seconds, refused, filesEach, bytesEach }: Idle): string {
  return (
    `${open} sockets opened in ${seconds.toFixed(0)} s, ${refused} told to come again; ` +
    `each ${filesEach.toFixed(2)} files and ${(bytesEach / 2 ** 20).toFixed(2)} MB asleep`
  );
}

function idleChecks({ open, quiet, beside, more }: Idle, wanted: number): Check[] {
  const after = Number(more?.retryAfter);
  return [
    { name: 'sockets that sleep', figure: `${open}`, limit: `${wanted}`, met: open === wanted },
    {
      name: 'one socket more',
      figure: more ? `${more.status}, Retry-After ${more.retryAfter}` : 'opened',
      limit: '503, Retry-After',
      met: more?.status === 503 && after > 0,
    },
    {
      name: 'a page beside them: p90',
      figure: `${(beside / quiet).toFixed(2)} × (${beside.toFixed(1)} ms)`,
      limit: '≤ 1.2 ×',
      met: beside / quiet <= 1.2,
    },
  ];
}
