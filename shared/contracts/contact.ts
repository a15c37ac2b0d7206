import { z } from 'zod';
import { isPagePath, PAGE_MAX } from '../rules/chat-page.ts';
import { CONTACT_MAX } from '../rules/contact-message.ts';
import { PAGE_SIZE } from '../kernel/constants/page-sizes.ts';
import { contract, listOf, paging } from './contract.ts';
import { limits } from './limits.ts';
import { email } from './people.ts';
import { mine } from './profiles.ts';
import { sampleContact, sampleIds, sampleMine } from './samples.ts';

/** Messages that visitors leave for a store, and the inbox in which its staff reads them. */

const entryId = z.string().regex(/^ce_[a-z0-9]{26}$/);

export const contactEntry = z
  .object({
    id: entryId,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    /** The account that was signed in as it wrote; null for a visitor. */
    user: z.string().nullable(),
    /** The path within the store of the page from which they wrote; null where it is not told. */
    page: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'ContactEntry' });
export type ContactEntry = z.infer<typeof contactEntry>;

export const sendContact = contract({
  id: 'contact.send',
  service: 'contact',
  method: 'post',
  path: '/',
  access: 'public',
  summary: {
    en: 'Leaves a message for the store, whose staff reads it in its inbox',
    es: 'Deja un mensaje para la tienda; su equipo lo lee en su bandeja',
  },
  body: z.object({
    name: z.string().trim().min(1).max(CONTACT_MAX.name),
    email,
    /** As typed; the store reads it, nothing calls it. */
    phone: z.string().trim().max(CONTACT_MAX.phone).nullable().default(null),
    message: z.string().trim().min(1).max(CONTACT_MAX.message),
    /** The path within the store of the page on which the visitor is; a franchise is told none of its office. */
    page: z.string().max(PAGE_MAX).refine(isPagePath).nullable().default(null),
  }),
  sample: {
    body: {
      name: sampleContact.full_name,
      email: sampleContact.email,
      message: '¿Tienen la falda en talla grande?',
    },
  },
  answer: z.object({ id: entryId }),
  limits: [limits.contactByAddress, limits.contactByContact, limits.contactByStore],
  status: 201,
});

export const listContacts = contract({
  id: 'contact-admin.list',
  service: 'contact-admin',
  method: 'get',
  path: '/{mashup}/{me}',
  access: 'contact-admin',
  summary: {
    en: "The messages that the store got, the last one first; `filter` is a part of the writer's name, mail or phone, or of the message",
    es: 'Los mensajes que recibió la tienda, el último primero; `filter` es parte del nombre, correo o teléfono, o del mensaje',
  },
  params: mine,
  query: z.object({
    ...paging(PAGE_SIZE.contacts),
    filter: z.string().trim().max(CONTACT_MAX.filter).default(''),
  }),
  sample: { params: sampleMine },
  answer: listOf(contactEntry),
  errors: ['not_found'],
});

export const getContact = contract({
  id: 'contact-admin.get',
  service: 'contact-admin',
  method: 'get',
  path: '/{mashup}/{me}/{id}',
  access: 'contact-admin',
  summary: {
    en: 'One message that the store got',
    es: 'Un mensaje que recibió la tienda',
  },
  params: mine.extend({ id: entryId }),
  sample: { params: { ...sampleMine, id: sampleIds.contactEntry } },
  answer: contactEntry,
  errors: ['not_found', 'contact_not_found'],
});
