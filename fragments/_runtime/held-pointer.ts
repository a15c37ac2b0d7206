/** What happens to a row that follows a pointer. */
export interface PointerFollower {
  readonly move: (x: number, y: number) => void;
  readonly release: () => unknown;
  readonly cancel: () => unknown;
}

/** A pointer that was pressed: it is watched from then on, also before anything follows it. */
export interface HeldPointer {
  /** Tells the follower where the pointer is, and how it ends; also where it has ended already. */
  readonly follow: (follower: PointerFollower) => void;
}

/**
 * Watches the pointer that is pressed now, until it is released, or canceled by the browser or by
 * Escape. The window listens: the browser releases a captured pointer as soon as its row moves in
 * the page.
 */
export function heldPointer(): HeldPointer {
  const ended = new AbortController();
  const { signal } = ended;
  let follower: PointerFollower | undefined;
  let at: readonly [number, number] | undefined;
  let end: 'release' | 'cancel' | undefined;
  const finish = (how: 'release' | 'cancel'): void => {
    ended.abort();
    end = how;
    follower?.[how]();
  };
  const move = ({ clientX, clientY }: PointerEvent): void => {
    at = [clientX, clientY];
    follower?.move(...at);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', () => finish('release'), { signal });
  addEventListener('pointercancel', () => finish('cancel'), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && finish('cancel'), { signal });
  return {
    follow(one) {
      follower = one;
      if (at) one.move(...at);
      if (end) one[end]();
    },
  };
}
