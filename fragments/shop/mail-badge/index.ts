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
      listen(browserShare(env.base, me), ({ key, pending }) => {
        if (key === mailbox) draw(widget, pending);
      });
    let listening = begin();
    const over = new AbortController();
    const until = { signal: over.signal };
    const wake = () => {
      if (!document.hidden) listening.wake();
    };
    document.addEventListener('visibilitychange', wake, until);
    addEventListener('online', wake, until);
    // A page that is kept to go back to holds no lock, which would keep it from being kept.
    addEventListener('pagehide', () => listening.end(), until);
    addEventListener(
      'pageshow',
      ({ persisted }) => {
        if (persisted) listening = begin();
      },
      until,
    );
    return () => {
      listening.end();
      over.abort();
    };
  },
});

function draw({ root, props: { t } }: WidgetHandle<MailBadgeViewProps>, pending: number): void {
  const link = root.querySelector('a')!;
  const badge = root.querySelector<HTMLElement>('.count')!;
  const number = badgeNumber(pending);
  link.ariaLabel = badgeLabel(pending, t);
  link.toggleAttribute('data-pending', !!pending);
  badge.hidden = !pending;
  badge.textContent = number;
  document.title = pending ? `(${number}) ${title}` : title;
}
