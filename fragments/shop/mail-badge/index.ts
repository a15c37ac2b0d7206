import { defineWidget } from '../../_runtime/define-widget.ts';
import type { WidgetHandle } from '../../_runtime/widget.ts';
import { manifest } from './manifest.ts';
import { listen } from './model.ts';
import { badgeLabel, badgeNumber } from './parts/label.ts';
import { browserShare } from './ports.ts';
import type { MailBadgeViewProps } from './props.ts';

/** The page's own title: the number goes before it, where a tab that nobody looks at shows it. */
const { title } = document;

defineWidget<MailBadgeViewProps>(manifest, {
  connect(widget) {
    const { env, me, mailbox, pending: waiting } = widget.props;
    draw(widget, waiting ?? 0);
    const begin = () =>
      listen(browserShare(env.base, me), {
        onEvent({ key, pending }) {
          if (key === mailbox) draw(widget, pending);
        },
      });
    let listening = begin();
    const wake = () => {
      if (!document.hidden) listening.wake();
    };
    // A page that is kept to go back to holds no lock, which would keep it from being kept.
    const hide = () => listening.end();
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listening = begin();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('pagehide', hide);
    addEventListener('pageshow', shown);
    return () => {
      listening.end();
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('pagehide', hide);
      removeEventListener('pageshow', shown);
    };
  },
});

function draw({ root, props: { t } }: WidgetHandle<MailBadgeViewProps>, pending: number): void {
  const link = root.querySelector('a')!;
  const badge = root.querySelector<HTMLElement>('.count')!;
  link.setAttribute('aria-label', badgeLabel(pending, t));
  link.toggleAttribute('data-pending', pending > 0);
  badge.hidden = pending === 0;
  badge.textContent = badgeNumber(pending);
  document.title = pending > 0 ? `(${badgeNumber(pending)}) ${title}` : title;
}
