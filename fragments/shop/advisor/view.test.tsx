import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OwnAdvisor } from '../../../shared/contracts/advisors.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { AdvisorProps } from './props.ts';
import { AdvisorView } from './view.tsx';

const eva: OwnAdvisor = {
  id: 'ac_eva',
  full_name: 'Eva <b>Luna</b>',
  photo: '/media/eva.webp',
  email: 'eva@example.com',
  phone: '+525512345678',
  whatsapp: '+525512345679',
  is_online: true,
  opening: { is_open: true, changes_at: '18:00', in_days: 0 },
};
function html(given: Partial<AdvisorProps> = {}): string {
  const props: AdvisorProps = {
    env: pageEnv({ base: '/tienda/a' }),
    advisor: eva,
    supportUrl: 'https://ayuda.example.com',
    hasChat: true,
    ...given,
  };
  return renderToStaticMarkup(<AdvisorView {...props} locale="es" t={messages.es} />);
}
const { es } = messages;
const opening = (more: Partial<OwnAdvisor['opening']>) =>
  html({
    advisor: { ...eva, opening: { is_open: false, changes_at: '09:00', in_days: 0, ...more } },
  });

test('an advisor shows every way to reach them, and nothing of theirs is markup', () => {
  const text = html();
  expect(text).toContain('Eva &lt;b&gt;Luna&lt;/b&gt;');
  expect(text).toContain('href="tel:+525512345678"');
  expect(text).toContain('href="https://wa.me/525512345679"');
  expect(text).toContain('href="mailto:eva@example.com"');
  expect(text).toContain('href="/tienda/a/me/inbox/messages?with=ac_eva"');
  expect(text).toContain('href="https://ayuda.example.com"');
  expect(text).toContain(es.online);
});

test('without a chat nobody is written to here, and ways that are not said are left out', () => {
  const text = html({
    hasChat: false,
    advisor: { ...eva, phone: null, whatsapp: null, email: null, is_online: false },
  });
  expect(text).not.toContain('inbox');
  expect(text).not.toMatch(/tel:|wa\.me|mailto/);
  expect(text).not.toContain(es.online);
});

test('without an advisor the support link stands alone', () => {
  const text = html({ advisor: null });
  expect(text).toContain(es.none);
  expect(text).toContain('https://ayuda.example.com');
  expect(html({ advisor: null, supportUrl: null })).not.toContain(es.noneHelp);
});

test('as a dialog it is a button that opens the same card, and no page of its own', () => {
  const text = html({ isDialog: true });
  expect(text).toMatch(/<button[^>]*popoverTarget="advisor"/i);
  expect(text).toContain('role="dialog"');
  expect(text).toContain('mailto:eva@example.com');
  expect(text).not.toContain('<h1');
});

test('it says when they answer', () => {
  expect(html()).toContain('hasta las 18:00');
  expect(opening({})).toContain('Contesta hoy desde las 09:00');
  expect(opening({ in_days: 1 })).toContain('mañana desde las 09:00');
  expect(opening({ in_days: 2 })).toContain('en 2 días');
  expect(opening({ changes_at: null })).toContain(es.closed);
  expect(opening({ is_open: true, changes_at: null })).toContain(es.open);
});
