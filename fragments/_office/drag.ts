import { heldPointer } from '../_runtime/held-pointer.ts';
import type { OrderModel } from './order.ts';

/**
 * Lifts a row, which follows the pointer until it is released.
 * @param positionAt the place among all rows that the pointer asks for; undefined for none
 * @param held the pointer, where it was pressed before this is called
 */
export function dragRow(
  model: OrderModel,
  id: string,
  positionAt: (x: number, y: number) => number | undefined,
  held = heldPointer(),
): void {
  model.lift(id);
  held.follow({
    move(x, y) {
      const position = positionAt(x, y);
      if (position !== undefined) model.moveTo(position);
    },
    release: model.drop,
    cancel: model.cancel,
  });
}
