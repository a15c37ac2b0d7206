import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Advisor } from '../../../shared/contracts/advisors.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { AdvisorsProps } from './props.ts';
import { AdvisorsView } from './view.tsx';

const { es } = messages;
const advisor: Advisor = {
  id: 'ac_eva',
  full_name: 'Eva',
  photo: null,
  email: 'eva@example.com',
  phone: null,
  whatsapp: null,
  hours: [[{ from: '09:00', to: '14:00' }], [], [], [], [], [], []],
  zone: 'America/Mexico_City',
  advised: 2,
};
function html(given: Partial<AdvisorsProps> = {}): string {
  const props: AdvisorsProps = {
    env: pageEnv({ base: '' }),
    members: [
      { id: 'ac_eva', full_name: 'Eva', advisor },
      { id: 'ac_luz', full_name: 'Luz', advisor: null },
    ],
    done: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToStaticMarkup(<AdvisorsView {...props} t={es} />);
}

test('who has the role shows resellers, hours and the way to take it back', () => {
  const text = html();
  expect(text).toContain('2 revendedores');
  expect(text).toContain('value="09:00–14:00"');
  expect(text).toContain('<option value="own" selected="">');
  expect(text).toContain('value="eva@example.com"');
  expect(text).toContain('Quitar el encargo a Eva');
  expect(text).not.toContain('Quitar el encargo a Luz');
  expect(text).toContain('Hacer asesor a Luz');
});

test('a refused form shows what was typed, and stays open', () => {
  const text = html({ values: { id: 'ac_luz', d1: '25–30' }, errors: { d1: es.problems.hours } });
  expect(text).toContain('value="25–30"');
  expect(text).toContain(es.problems.hours);
  expect(text).toContain('<details open="">');
});

test('a store that is no root gives no such role', () => {
  const text = html({ members: null });
  expect(text).toContain(es.notRoot);
  expect(text).not.toContain('<form');
});
