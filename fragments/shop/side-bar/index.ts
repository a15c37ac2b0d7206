import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { sideBarCookie } from './model.ts';

defineWidget(manifest, {
  actions: {
    toggle(_event, { host, root }, control) {
      const open = root.querySelector('nav')!.classList.toggle('open');
      host.parentElement!.toggleAttribute('data-open', open);
      control.setAttribute('aria-expanded', String(open));
      // The next page is made with it as it was left.
      document.cookie = sideBarCookie(open, location.protocol === 'https:');
    },
  },
});
