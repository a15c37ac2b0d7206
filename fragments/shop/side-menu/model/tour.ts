import { atom, type ReadableAtom } from 'nanostores';
import { call, type Api } from '../../../../shared/api-client/index.ts';
import { changeSetup, getSetup } from '../../../../shared/contracts/setup-apps.ts';
import { STORE_TOUR } from '../../../../shared/kernel/constants/tour.ts';

export interface Wish {
  readonly status: 'idle' | 'loading' | 'ready' | 'saving' | 'failed';
  /** Whether the tour shows on every visit to the store's front. */
  readonly always: boolean;
}

/** The state before the section was opened. */
export const UNASKED: Wish = { status: 'idle', always: false };

export interface TourWish {
  readonly $wish: ReadableAtom<Wish>;
  /** Reads the choice; the tour itself may have changed it since. */
  ask(): Promise<void>;
  change(always: boolean): Promise<void>;
}

/** An owner's choice to see the store's tour always. */
export function tourWish(api: Api, me: string): TourWish {
  const $wish = atom(UNASKED);
  const params = { mashup: `${me}:${STORE_TOUR}`, me };
  const isBusy = (): boolean => ['loading', 'saving'].includes($wish.get().status);
  return {
    $wish,
    async ask() {
      if (isBusy()) return;
      const { always: before } = $wish.get();
      $wish.set({ status: 'loading', always: before });
      const answer = await call(api, getSetup, { params });
      $wish.set(
        answer.ok
          ? { status: 'ready', always: answer.value.show_tour === true }
          : { status: 'failed', always: before },
      );
    },
    async change(always) {
      if (isBusy()) return;
      $wish.set({ status: 'saving', always });
      const answer = await call(api, changeSetup, { params, body: { show_tour: always } });
      $wish.set(answer.ok ? { status: 'ready', always } : { status: 'failed', always: !always });
    },
  };
}
