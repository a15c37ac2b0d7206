import { on } from '../../../shared/bus/index.ts';
import { chatOpen } from '../../../shared/bus/topics/chat.ts';
import { contactOpen } from '../../../shared/bus/topics/contact.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { showForm } from './parts/page-form.ts';
import type { ContactDialogProps } from './props.ts';

defineWidget<ContactDialogProps>(manifest, {
  actions: { close: (_event, { root }) => root.querySelector('dialog')!.close() },
  connect({ root, props: { env } }) {
    const dialog = root.querySelector('dialog')!;
    const status = root.querySelector<HTMLElement>('[role="status"]')!;
    const host = root.querySelector<HTMLElement>('.panel-body > div')!;
    const { label = '', chat = '' } = dialog.dataset;
    let shown = '';

    /** Says what goes on, in the words of the markup's data; nothing without a name. */
    const say = (name?: 'loading' | 'sending' | 'failed'): void => {
      status.textContent = name ? status.dataset[name]! : '';
      status.className = name === 'failed' ? 'error' : 'muted';
      if (name === 'failed') status.scrollIntoView({ block: 'nearest' });
    };

    /** Sends the form, and shows the page that answers it. */
    const send = (event: Event): void => {
      const form = event.target as HTMLFormElement;
      const { submitter } = event as SubmitEvent;
      // It leads away, to sign in.
      if (submitter?.hasAttribute('data-leaves')) return;
      event.preventDefault();
      if (status.textContent === status.dataset['sending']) return;
      say('sending');
      const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      showForm(host, form.action, { method: 'POST', body: new URLSearchParams(fields) }).then(
        () => say(),
        // The text stays; sending it once more is the same message to the store.
        () => say('failed'),
      );
    };

    const open = async (path: string, name: string): Promise<void> => {
      const address = env.base + path;
      dialog.ariaLabel = name;
      dialog.showModal();
      // A message that was begun is still there.
      if (shown === name && host.shadowRoot?.querySelector('textarea')?.value) return;
      say('loading');
      try {
        const isNew = !host.shadowRoot;
        const form = await showForm(host, address);
        if (isNew) form.addEventListener('submit', send);
        shown = name;
        say();
      } catch {
        location.assign(address);
      }
    };
    const page = encodeURIComponent(location.pathname.slice(env.base.length));
    // The dialog stands as long as its page does.
    on(chatOpen, () => void open(`/chat?page=${page}`, chat));
    return on(contactOpen, () => void open('/contacto', label));
  },
});
