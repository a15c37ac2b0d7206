/** The costs of conversations: a message's way, its commits, long lists. */
import type { Check, Part } from '../../support/suite/part.ts';
import { seededState } from '../seeded.ts';
import { countCommits } from './commits.ts';
import { measureDelivery, type Delivery } from './delivery.ts';
import { LONG_LIST, measureLists, putListsIn, type Ratio } from './lists.ts';
import { putPeopleIn } from './people.ts';
import { HOST, serveTalk, STORE } from './shop.ts';
import { startBareLines } from './start-bare.ts';

/** Live conversations, with both sides there. */
const LIVE = 500;
const QUICK_LIVE = 100;

export const talk: Part = {
  name: 'talk',
  about: 'a message’s way beside a bare object, its commits, long lists',
  async run(tools) {
    const { quick } = tools;
    const live = quick ? QUICK_LIVE : LIVE;
    const stateDir = await seededState(tools, 'talk');
    const { people, owner } = await putPeopleIn(stateDir, {
      store: STORE,
      host: HOST,
      count: live + 3,
    });
    const [single, short, long, ...others] = people;
    if (!single || !short || !long) throw new Error('there are too few people');
    putListsIn(stateDir, [short, long]);
    const bare = await tools.keep(startBareLines());
    const shop = await tools.keep(serveTalk(stateDir, { people, owner }));
    const [quietTalk] = await shop.begin([single]);
    const commits = quietTalk ? await countCommits(shop, quietTalk) : Number.NaN;
    const lists = await measureLists(shop, [short, long], quick);
    tools.say(`${live} live conversations`);
    const talks = await shop.begin(others.slice(0, live));
    const delivery = await measureDelivery(shop, bare, talks);
    return {
      text: textOf(delivery),
      checks: [
        ...deliveryChecks(delivery, live),
        {
          name: 'storage commits of a message',
          figure: commits.toFixed(1),
          limit: '1',
          met: commits === 1,
        },
        within(`list of ${LONG_LIST.toLocaleString('en')} conversations, beside 100`, lists.list),
        within('history of 100,000 messages, beside 100', lists.history),
      ],
    };
  },
};

function textOf({ line: onLine, call, stored, echo }: Delivery): string {
  const line = (name: string, { p50, p99 }: { p50: number; p99: number }) =>
    `${name.padEnd(44)}p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return [
    line('from sending to the other side’s socket', onLine),
    line('the same of a first message, which is a call', call),
    line('a bare object that stores a row and sends', stored),
    line('a bare object that sends', echo),
  ].join('\n');
}

function deliveryChecks({ line, stored, list }: Delivery, live: number): Check[] {
  const times = (name: string, one: number, floor: number, limit: number): Check => ({
    name,
    figure: `${(one / floor).toFixed(2)} × (${one.toFixed(1)} ms)`,
    limit: `≤ ${limit} ×`,
    met: one / floor <= limit,
  });
  return [
    times(`sent to shown, ${live} conversations, beside bare: p50`, line.p50, stored.p50, 1.5),
    times('the same: p99', line.p99, stored.p99, 2),
    {
      name: 'sent until the other side’s list is told: p99',
      figure: `${list.p99.toFixed(0)} ms`,
      limit: '≤ 1000 ms',
      met: list.p99 <= 1_000,
    },
  ];
}

function within(name: string, { short, long }: Ratio): Check {
  return {
    name: `${name}: p50`,
    figure: `${(long / short).toFixed(2)} × (${long.toFixed(1)} ms)`,
    limit: '≤ 1.2 ×',
    met: long / short <= 1.2,
  };
}
