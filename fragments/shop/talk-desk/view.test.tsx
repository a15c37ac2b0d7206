import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Conversation } from '../../../shared/contracts/inbox.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { TalkDeskProps } from './props.ts';
import { TalkDeskView } from './view.tsx';

const conversation = {
  status: 'open',
  taken_by: null,
  labels: [] as Conversation['labels'],
  profile: { is_blocked: false } as Conversation['profile'],
} as const;
const team = [
  { id: 'ac_1', name: 'Lupe', username: 'lirio' },
  { id: 'ac_2', name: 'Beto', username: 'lirio-despacho' },
];

function html(change: Partial<TalkDeskProps> = {}, language: 'es' | 'en' = 'es'): string {
  return renderToString(
    <TalkDeskView
      env={pageEnv({ base: '/tienda/moda' })}
      path="/admin/mensajes/cv_1"
      name="Rosa"
      transcript="/me/inbox/transcripcion/cv_1?key=st_moda"
      conversation={conversation}
      snoozes={{
        hour: '2026-11-28T16:00:00.000Z',
        tomorrow: '2026-11-29T15:00:00.000Z',
        week: '2026-12-05T15:00:00.000Z',
      }}
      zone="America/Mexico_City"
      colleagues={team}
      labels={[]}
      idempotencyKey="k"
      locale={language}
      t={messages[language]}
      {...change}
    />,
  ).replaceAll('<!-- -->', '');
}

test('an open one is closed, put off until a moment of the store’s clock, and given to a colleague', () => {
  const text = html();
  expect(text).toContain(messages.es.close);
  expect(text).not.toContain(messages.es.reopen);
  expect(text).toMatch(/value="2026-11-29T15:00:00.000Z">Mañana \([^)]*9:00[^)]*\)</);
  expect(text).toContain('<option value="ac_2">Beto</option>');
  expect(text).toContain('@lirio-despacho');
  expect(text).toContain('href="/tienda/moda/me/inbox/transcripcion/cv_1?key=st_moda"');
});

test('one that was put away is opened again', () => {
  for (const status of ['closed', 'snoozed'] as const) {
    const text = html({ conversation: { ...conversation, status } }, 'en');
    expect(text).toContain(messages.en.reopen);
    expect(text).not.toContain(messages.en.close);
  }
});

test('it is not given to whoever has it, and says who had it', () => {
  const text = html({ conversation: { ...conversation, taken_by: { id: 'ac_2', name: 'Beto' } } });
  expect(text).not.toContain('<option value="ac_2"');
  expect(text).toContain('name="seen" value="ac_2"');
});

test('an account’s own mailbox has no team; who is blocked is not blocked again', () => {
  const profile = { is_blocked: true } as Conversation['profile'];
  const text = html({ colleagues: null, conversation: { ...conversation, profile } });
  expect(text).not.toContain(messages.es.assign);
  expect(text).not.toContain('Bloquear a Rosa');
  expect(text).toContain('Denunciar a Rosa');
});

test('the store’s labels are boxes, those of the conversation ticked; a customer has none', () => {
  const labels = [
    { id: 'lb_1', name: 'Mayoreo' },
    { id: 'lb_2', name: 'Queja' },
  ];
  const text = html({ labels, conversation: { ...conversation, labels: labels.slice(1) } });
  expect(text).toMatch(/name="label-lb_1"(?![^>]*checked)/);
  expect(text).toMatch(/name="label-lb_2"[^>]*checked|checked[^>]*name="label-lb_2"/);
  expect(html({ labels: null })).not.toContain(messages.es.manageLabels);
});
