import { call } from '../../../shared/api-client/index.ts';
import { changeSetup, getSetup } from '../../../shared/contracts/setup-apps.ts';
import { STORE_TOUR, TOUR_HASH } from '../../../shared/kernel/constants/tour.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import type { TourProps } from './props.ts';
import { startOver, stepTo } from './parts/steps.ts';

defineWidget<TourProps>(manifest, {
  actions: {
    next: (_event, { root }) => stepTo(root, 1),
    back: (_event, { root }) => stepTo(root, -1),
    close: (_event, { root }) => root.querySelector('dialog')!.close(),
  },
  connect({ root, props: { env, me } }) {
    const api = { base: env.base, tag: env.tag };
    const params = { mashup: `${me}:${STORE_TOUR}`, me };
    const dialog = root.querySelector('dialog')!;
    const always = root.querySelector<HTMLInputElement>('input')!;
    const end = new AbortController();
    const { signal } = end;
    /** The owner's choice: null when none was made, undefined when it could not be read. */
    let said: boolean | null | undefined;

    const ask = async (): Promise<void> => {
      const isCalled = location.hash === TOUR_HASH;
      // Removes the call from the page's address, so that a reload or a bookmark opens no tour.
      if (isCalled) history.replaceState(history.state, '', location.pathname + location.search);
      const answer = await call(api, getSetup, { params });
      if (signal.aborted || dialog.open) return;
      said = answer.ok ? answer.value.show_tour : undefined;
      // An owner who said no is not asked again; nor is one whose choice could not be read.
      if (!isCalled && (said === false || said === undefined)) return;
      always.checked = said === true;
      startOver(root);
      dialog.showModal();
    };
    void ask();
    addEventListener('hashchange', () => void (location.hash === TOUR_HASH && ask()), { signal });
    dialog.addEventListener(
      'close',
      () => {
        if (always.checked === (said === undefined ? false : said)) return;
        said = always.checked;
        void call(api, changeSetup, { params, body: { show_tour: said } });
      },
      { signal },
    );
    dialog.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'ArrowRight') stepTo(root, 1);
        if (key === 'ArrowLeft') stepTo(root, -1);
      },
      { signal },
    );
    return () => end.abort();
  },
});
