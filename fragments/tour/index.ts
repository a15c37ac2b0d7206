import { changeSetup, getSetup } from '../../shared/api-client/index.ts';
import { defineWidget } from '../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import type { TourProps } from './props.ts';
import { stepTo, TOUR } from './steps.ts';

defineWidget<TourProps>(manifest, {
  actions: {
    next: (_event, { root }) => stepTo(root, 1),
    back: (_event, { root }) => stepTo(root, -1),
    close: (_event, { root }) => root.querySelector('dialog')!.close(),
  },
  connect({ root, props: { env, me, locale } }) {
    const api = { base: env.base, locale };
    const dialog = root.querySelector('dialog')!;
    const always = root.querySelector<HTMLInputElement>('input')!;
    const end = new AbortController();
    void getSetup(api, me, TOUR).then((answer) => {
      // Somebody who has said no is not asked again; who could not be asked is left alone.
      if (end.signal.aborted || !answer.ok || answer.value.show_tour === false) return;
      always.checked = answer.value.show_tour === true;
      dialog.showModal();
    });
    const { signal } = end;
    dialog.addEventListener(
      'close',
      () => void changeSetup(api, me, { app: TOUR, show_tour: always.checked }),
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
