import { z } from 'zod';
import { LABEL_MAX, LABELS_ON_ONE_MAX } from '../rules/talk-labels.ts';
import { saysSomething } from '../rules/talk.ts';
import { contract } from './contract.ts';
import { conversation, conversationId, labelId, talkLabel } from './inbox.ts';
import { sampleIds } from './samples.ts';

/** A store's own labels on the conversations of its mailbox; its customers see none. */

const base = { service: 'inbox', access: 'inbox' } as const;
const one = { params: z.object({ id: labelId }) };
const body = z.object({ name: z.string().trim().min(1).max(LABEL_MAX).refine(saysSomething) });
const sample = { params: { id: sampleIds.talkLabel } };

export const listLabels = contract({
  ...base,
  id: 'inbox.labels',
  method: 'get',
  path: '/labels',
  summary: { en: 'The labels of the store, by name', es: 'Las etiquetas de la tienda, por nombre' },
  answer: z.object({ results: z.array(talkLabel) }),
});

export const addLabel = contract({
  ...base,
  id: 'inbox.label-add',
  method: 'post',
  path: '/labels',
  summary: {
    en: 'Adds a label; no two of a store have one name',
    es: 'Agrega una etiqueta; en una tienda no hay dos con el mismo nombre',
  },
  body,
  sample: { body: { name: 'Mayoreo' } },
  status: 201,
  answer: talkLabel,
  errors: ['talk_label_exists', 'too_many_talk_labels'],
});

export const changeLabel = contract({
  ...base,
  ...one,
  id: 'inbox.label-change',
  method: 'put',
  path: '/labels/{id}',
  summary: {
    en: 'Renames a label, on all conversations that have it',
    es: 'Cambia el nombre de una etiqueta, en todas las conversaciones que la tienen',
  },
  body,
  sample: { ...sample, body: { name: 'Mayoreo' } },
  answer: talkLabel,
  errors: ['talk_label_not_found', 'talk_label_exists'],
});

export const deleteLabel = contract({
  ...base,
  ...one,
  id: 'inbox.label-delete',
  method: 'delete',
  path: '/labels/{id}',
  summary: {
    en: 'Deletes a label, and takes it off all conversations',
    es: 'Borra una etiqueta, y la quita de todas las conversaciones',
  },
  sample,
  answer: z.object({}),
  errors: ['talk_label_not_found'],
});

export const labelConversation = contract({
  ...base,
  id: 'inbox.label',
  method: 'put',
  path: '/conversation/{id}/labels',
  summary: {
    en: 'Sets the labels of a conversation of the store; those that it does not name are taken off',
    es: 'Pone las etiquetas de una conversación de la tienda; las que no nombra se quitan',
  },
  params: z.object({ id: conversationId }),
  body: z.object({ labels: z.array(labelId).max(LABELS_ON_ONE_MAX) }),
  sample: { params: { id: sampleIds.conversation }, body: { labels: [] } },
  answer: conversation,
  errors: ['not_found', 'talk_label_not_found'],
});
