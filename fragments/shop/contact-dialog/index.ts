import { on } from '../../../shared/bus/index.ts';
import { contactOpen } from '../../../shared/bus/topics/contact.ts';
import { defineWidget } from '../../_runtime/define-widget.ts';
import { manifest } from './manifest.ts';
import { showForm } from './parts/page-form.ts';
import type { ContactDialogProps } from './props.ts';

defineWidget<ContactDialogProps>(manifest, {
  actions: { close: (_event, { root }) => root.querySelector('dialog')!.close() },
  connect({ root, props: { env } }) {
    const address = `${env.base}/contacto`;
    const dialog = root.querySelector('dialog')!;
    const status = root.querySelector<HTMLElement>('[role="status"]')!;
    const host = root.querySelector<HTMLElement>('.panel-body > div')!;

    /** Sends the form, and shows the page that answers it. */
    const send = (event: Event): void => {
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      if (status.textContent !== '') return;
      status.textContent = status.dataset['sending']!;
      const fields = [...new FormData(form)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      showForm(host, form.action, { method: 'POST', body: new URLSearchParams(fields) }).then(
        () => (status.textContent = ''),
        // The browser sends it itself, and shows its own page for a store that cannot be reached.
        () => form.submit(),
      );
    };

    const open = async (): Promise<void> => {
      dialog.showModal();
      // A message that was begun is still there.
      if (host.shadowRoot?.querySelector('form')) return;
      status.textContent = status.dataset['loading']!;
      try {
        const isNew = host.shadowRoot === null;
        const form = await showForm(host, address);
        if (isNew) form.addEventListener('submit', send);
        status.textContent = '';
      } catch {
        location.assign(address);
      }
    };
    return on(contactOpen, () => void open());
  },
});
