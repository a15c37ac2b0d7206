import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { sideBarCookie } from './model.ts';

defineWidget(manifest, {
  actions: {
    toggle(_event, { host, root }, control) {
      const open = root.querySelector('nav')!.classList.toggle('open');
      host.parentElement!.toggleAttribute('data-open', open);
      control.setAttribute('aria-expanded', String(open));
      // The cookie makes the next page render the bar the same way.
      document.cookie = sideBarCookie(open, location.protocol === 'https:');
    },
  },
});
