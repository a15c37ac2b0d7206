import type { MailboxEvent } from '../../../shared/contracts/talk-line.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { joinMailbox } from '../../_runtime/mailbox-channel.ts';
import type { WidgetHandle } from '../../_runtime/widget.ts';
import { manifest } from './manifest.ts';
import type { AlertBellViewProps } from './props.ts';

defineWidget<AlertBellViewProps>(manifest, {
  // The tab that has the account's socket tells that there are others: they are read.
  connect: (widget) =>
    joinMailbox(widget.props.me, (news) => {
      const { key } = news as Partial<MailboxEvent>;
      if (key === 'alerts') void panelOf(widget).then(({ model }) => model.open());
    }).close,
  actions: {
    /** Loads the panel on the first press; if that fails, opens the page of the same alerts. */
    async open(event, widget, link) {
      // With a key held the browser opens the page of alerts in another tab.
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      link.ariaBusy = 'true';
      try {
        (await panelOf(widget)).open();
      } catch {
        location.assign((link as HTMLAnchorElement).href);
      }
      link.ariaBusy = null;
    },
  },
});

const panelOf = async (widget: WidgetHandle<AlertBellViewProps>) =>
  (await import('./parts/panel.ts')).panelFor(widget);
