import { fail, ok } from '../../../shared/kernel/result.ts';
import type { ImageResizer } from './port.ts';

/** How the fake behaves: `swell` returns more bytes than it got, `hang` never answers. */
export type Behaviour = 'shrink' | 'swell' | 'fail' | 'throw' | 'hang';

/** A service in memory, with more than the port, for tests. */
export interface FakeResizer extends ImageResizer {
  /** Widths that were asked for, in order. */
  readonly asked: readonly number[];
  behaviour: Behaviour;
  /** Answers every call that hangs. */
  release(): void;
}

/** Makes a service whose pictures are texts with their width. */
export function fakeResizer(): FakeResizer {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  return {
    asked,
    behaviour: 'shrink',
    async resize(picture, width) {
      asked.push(width);
      if (this.behaviour === 'throw') throw new Error('the service broke');
      if (this.behaviour === 'fail') return fail('unavailable');
      if (this.behaviour === 'hang') {
        await new Promise<void>((released) => waiting.push(released));
      }
      const text = `w${width}`.padEnd(this.behaviour === 'swell' ? picture.byteLength + 1 : 0);
      return ok({ bytes: new TextEncoder().encode(text), type: 'image/webp' });
    },
    release() {
      for (const go of waiting.splice(0)) go();
    },
  };
}
