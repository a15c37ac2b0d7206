import type { OrderModel } from './order.ts';

/**
 * Lifts a row and follows the pointer until it is released. The window listens: the browser releases
 * a captured pointer as soon as its row moves in the page.
 * @param positionAt the place among all rows that the pointer asks for; undefined for none
 */
export function dragRow(
  model: OrderModel,
  id: string,
  positionAt: (x: number, y: number) => number | undefined,
): void {
  const ended = new AbortController();
  const { signal } = ended;
  model.lift(id);
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const position = positionAt(clientX, clientY);
    if (position !== undefined) model.moveTo(position);
  };
  const end = (finish: () => unknown): void => {
    ended.abort();
    void finish();
  };
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', () => end(model.drop), { signal });
  addEventListener('pointercancel', () => end(model.cancel), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(model.cancel), { signal });
}
