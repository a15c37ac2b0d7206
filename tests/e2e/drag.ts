/** Drags as a hand makes them: by a mouse, or by a finger where the page is a phone's. */
import type { CDPSession, Locator, Page } from '@playwright/test';

/** Moves between press and release: fewer would jump over what a hand crosses. */
const STEPS = 8;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Presses on one element, and releases over the middle of another. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const hand = hasTouch ? finger(await page.context().newCDPSession(page)) : mouse(page);
  await hand.press(start);
  for (let step = 1; step <= STEPS; step += 1) {
    await hand.move({
      x: start.x + ((end.x - start.x) * step) / STEPS,
      y: start.y + ((end.y - start.y) * step) / STEPS,
    });
  }
  await hand.release();
}

function mouse(page: Page) {
  return {
    async press({ x, y }: Point) {
      await page.mouse.move(x, y);
      await page.mouse.down();
    },
    move: ({ x, y }: Point) => page.mouse.move(x, y),
    release: () => page.mouse.up(),
  };
}

/** Playwright's own touchscreen only taps. */
function finger(session: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    press: (at: Point) => send('touchStart', at),
    move: (at: Point) => send('touchMove', at),
    async release() {
      await send('touchEnd');
      await session.detach();
    },
  };
}

async function middleOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('what is dragged, or its aim, does not show');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
