import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { LookProps } from './props.ts';
import { look } from './server.ts';

const draft = {
  look: {} as never,
  preview_url: 'https://ana.test/vista/lk_1',
  publish_at: null,
  version: 3,
  updated_at: '2026-11-20T10:00:00.000Z',
};
const props: LookProps = {
  env: pageEnv({ base: '/tienda/ana' }),
  draft,
  values: { color1: '#7a2e5e', color2: '#c4532d', columns: '2', darkmode: 'on' },
  pictures: [{ url: '/media/st_1/a.jpg', name: 'Otoño' }],
  advice: [],
  done: null,
  idempotencyKey: 'k',
};
const render = (change: Partial<LookProps> = {}, locale: 'es' | 'en' = 'es') =>
  look.render({ ...props, ...change }, { locale, instance: 'l', moduleUrl: '/l.js' });

test('a prepared look has its preview, its address and the ways to publish and drop it', () => {
  const html = render();
  expect(html).toContain('<iframe title="La tienda con el aspecto en preparación"');
  expect(html.match(/https:\/\/ana\.test\/vista\/lk_1/g)).toHaveLength(3);
  for (const intent of ['save', 'publish', 'drop']) expect(html).toContain(`value="${intent}"`);
  expect(html.match(/name="version" value="3"/g)).toHaveLength(3);
  expect(html).toContain(messages.es.unplanned);
  expect(render({ draft: { ...draft, publish_at: '2026-12-01T18:00:00.000Z' } }, 'en')).toMatch(
    /It is published: [^<]*2026/,
  );
});

test('without one it says that the form shows what is seen now', () => {
  const html = render({ draft: null });
  expect(html).toContain(messages.es.none);
  expect(html).not.toContain('<iframe');
  expect(html).toContain('name="version" value="0"');
});

test('a refused form keeps what was typed and says why, and a faint colour is told', () => {
  const html = render({
    values: { ...props.values, bgcolor: 'rojo' },
    errors: { bgcolor: messages.es.problems.color },
    advice: [{ field: 'color1', ratio: 2.345, passes: '#123456' }],
  });
  expect(html).toContain('value="rojo"');
  expect(html).toMatch(/aria-invalid="true"/);
  expect(html).toContain('Color principal: el texto queda con 2.3 de contraste');
  expect(html).toContain('#123456');
});
