import { doorFragment } from '../../fragments/office/door/server.ts';
import { getDoorEvent } from '../../shared/contracts/door.ts';
import { isRefused } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { admissionForms, toldBy, wayOf } from './attendants.ts';

/**
 * The door of one experience for a device that may lose its connection; needs `tickets-admin`. The service worker
 * keeps this page, so it holds no attendant: those stand in the device's own list (edge/decisions/0114).
 */
export const keptDoorPage = definePage({
  name: 'kept-door',
  words: doorFragment.words,
  paths: ['/admin/asistentes/:event/puerta'],
  needs: 'tickets-admin',
  shell: 'office',
  usesCamera: true,
  forms: admissionForms,
  async view(context) {
    const { env, title, read, params, form, idempotencyKey } = context;
    const item = params['event'] ?? '';
    const event = await read(getDoorEvent, { params: { event: item } });
    if (!event.ok) return notFoundView(context);
    const isTold = form !== undefined && !isRefused(form);
    return {
      status: form && !isTold ? 422 : 200,
      head: privateHead(title, `/admin/asistentes/${item}/puerta`),
      main: wrapped(
        slot(doorFragment, {
          class: 'primary',
          props: {
            env,
            event: event.value,
            keeps: true,
            told: isTold ? toldBy(form) : null,
            chosen: form?.values['gate'] || null,
            chosenWay: wayOf(form),
            idempotencyKey,
            error: form?.error ?? null,
          },
        }),
      ),
    };
  },
});
