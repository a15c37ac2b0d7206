/** What elements leave behind that a page has put in and taken out. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import type { Check } from '../../support/suite/part.ts';
import { ITEM } from './host-pages.ts';

const SORTS = [
  `<shop-buy-button item="${ITEM}"></shop-buy-button>`,
  `<shop-item item="${ITEM}"></shop-item>`,
  '<shop-slider></shop-slider>',
  '<shop-search-box></shop-search-box>',
];
const AT_ONCE = 20;
/** The heap may differ by this: compiled code, and answers that the browser keeps. */
const HEAP_MOST = 1.1;

interface Counted {
  readonly nodes: number;
  readonly listeners: number;
  readonly heap: number;
}

/**
 * Puts elements in, brings them to life, and takes them out again, `times` of them; compares the page
 * with what it was after the first ones.
 */
export async function mountedAway(page: Page, origin: string, times: number): Promise<Check[]> {
  await page.goto(`${origin}/bare`);
  await page.waitForFunction(() => 'shopEmbed' in globalThis);
  const session = await page.context().newCDPSession(page);
  await mount(page, AT_ONCE * SORTS.length * 2);
  const before = await count(session);
  await mount(page, times);
  const after = await count(session);
  const ratio = after.heap / before.heap;
  return [
    {
      name: `nodes after ${times} mounts and removals`,
      figure: `${before.nodes} → ${after.nodes}`,
      limit: 'the same',
      met: after.nodes <= before.nodes,
    },
    {
      name: 'listeners after them',
      figure: `${before.listeners} → ${after.listeners}`,
      limit: 'the same',
      met: after.listeners <= before.listeners,
    },
    {
      name: 'memory after them',
      figure: `${ratio.toFixed(2)} × (${megabytes(before.heap)} → ${megabytes(after.heap)})`,
      limit: `≤ ${HEAP_MOST} ×`,
      met: ratio <= HEAP_MOST,
    },
  ];
}

async function mount(page: Page, times: number): Promise<void> {
  for (let done = 0; done < times; done += AT_ONCE) {
    const html = SORTS[(done / AT_ONCE) % SORTS.length] ?? '';
    await page.evaluate(
      async ([markup, amount]) => {
        const box = document.createElement('div');
        document.body.append(box);
        const ready = new Promise<void>((settle) => {
          let left = amount;
          box.addEventListener('shop-ready', () => {
            left -= 1;
            if (left === 0) settle();
          });
        });
        box.innerHTML = markup.repeat(amount);
        // All have to be near the screen.
        box.style.cssText = 'position:fixed;inset:0;overflow:hidden';
        await ready;
        for (const host of box.children) {
          const field = host.shadowRoot?.querySelector<HTMLElement>('select,input');
          field?.focus();
        }
        await new Promise((settle) => {
          setTimeout(settle, 200);
        });
        box.remove();
        // A widget waits for a move to bring it back before it ends.
        await new Promise((settle) => {
          setTimeout(settle, 200);
        });
      },
      [html, AT_ONCE] as const,
    );
  }
}

async function count(session: CDPSession): Promise<Counted> {
  // An answer keeps its pictures for a second.
  await wait(1500);
  // What is only held by what is to go is gone after the second.
  for (let n = 0; n < 3; n += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, heap: usedSize };
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
