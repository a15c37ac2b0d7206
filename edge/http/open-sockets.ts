import { isolateMap } from '../../shared/kernel/isolate-memory.ts';

type Socket = ReturnType<DurableObjectState['getWebSockets']>[number];

/** Open sockets of the objects of this isolate that have some, by the object's id. */
const held = isolateMap<string, number>();

/**
 * Notes how many sockets an object has.
 * @param closing one that is about to go
 */
export function noteSockets(state: DurableObjectState, closing?: Socket): void {
  const id = state.id.toString();
  const count = state.getWebSockets().filter((socket) => socket !== closing).length;
  if (count === 0) held.delete(id);
  else held.set(id, count);
}

/** How many sockets the objects of this isolate have: of workerd that serves alone, all there are. */
export function countSockets(): number {
  let sum = 0;
  for (const count of held.values()) sum += count;
  return sum;
}
