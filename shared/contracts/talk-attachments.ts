import { z } from 'zod';
import { TALK_PICTURE_MAX_BYTES } from '../kernel/constants/limits.ts';
import { contract } from './contract.ts';
import { pictureTypes } from './gallery.ts';
import { attachmentId, conversationId, party, picture } from './inbox.ts';
import { pageRead } from './page-read.ts';
import { sampleIds } from './samples.ts';

/**
 * Pictures of a message: they are attached one by one, go out with the account's next message in the
 * conversation, and are seen by those who may see it.
 */

const base = { service: 'inbox', access: 'account' } as const;

/** The mailbox; the caller's own by default. */
const key = party.optional();
const attached = z.object({ attached: z.array(picture) });

export const attachPicture = contract({
  ...base,
  id: 'inbox.attach',
  method: 'post',
  path: '/conversation/{id}/attachments',
  summary: {
    en: 'Attaches a picture to the next message, five at most; a browser’s form is led back to the conversation',
    es: 'Adjunta una foto al siguiente mensaje, hasta cinco; el formulario de un navegador vuelve a la conversación',
  },
  params: z.object({ id: conversationId }),
  query: z.object({ key }),
  body: z.object({}),
  file: { field: 'image', types: pictureTypes, maxBytes: TALK_PICTURE_MAX_BYTES },
  sample: { params: { id: sampleIds.conversation }, body: {} },
  status: 201,
  answer: attached,
  errors: [
    'not_found',
    'attachments_full',
    'image_too_large',
    'image_type_refused',
    'image_dimensions_refused',
    'image_damaged',
  ],
});

export const detachPicture = contract({
  ...base,
  id: 'inbox.detach',
  method: 'delete',
  path: '/conversation/{id}/attachments/{picture}',
  summary: {
    en: 'Takes away a picture that is not sent yet',
    es: 'Quita una foto que todavía no se envía',
  },
  params: z.object({ id: conversationId, picture: attachmentId }),
  query: z.object({ key }),
  sample: { params: { id: sampleIds.conversation, picture: sampleIds.talkAttachment } },
  // What is gone stays gone.
  idempotency: 'none',
  answer: attached,
  errors: ['not_found'],
});

/** What the reader has attached and not sent. */
export const readAttached = pageRead({
  id: 'inbox.attached',
  params: z.object({ id: conversationId, key: party }),
  answer: attached,
});
