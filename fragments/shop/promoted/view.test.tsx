import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { layoutOf, NODE } from './parts/layout.ts';
import type { PromotedProps } from './props.ts';
import { PromotedView } from './view.tsx';

const of = {
  id: 'ac_ana',
  sponsor: null,
  level: 0,
  joined_at: '2026-01-01T00:00:00.000Z',
  promoted: 2,
};
const rosa = { ...of, id: 'ac_rosa', sponsor: 'ac_ana', level: 1, promoted: 1 };
const gone = { ...of, id: 'ac_gone', sponsor: 'ac_ana', level: 1, promoted: 0 };
const named = (name: string) => ({ name, photo: null, updated_at: '2026-11-02T12:00:00.000Z' });
const shown: PromotedProps = {
  env: pageEnv({ base: '/tienda/ana', country: 'MX' }),
  me: 'ac_ana',
  of,
  rows: [rosa, gone],
  total: 12,
  page: 1,
  isFirstLevel: true,
  names: { ac_ana: named('Ana'), ac_rosa: named('Rosa <Méndez>') },
  following: [],
  tree: [
    { id: 'ac_ana', parent: null, level: 0, more: false },
    { id: 'ac_rosa', parent: 'ac_ana', level: 1, more: true },
    { id: 'ac_gone', parent: 'ac_ana', level: 1, more: false },
  ],
  date: '',
  path: '/tienda/ana/me/promoted',
  wallet: { balance: 12_345, available: 5_000, currency: 'MXN', href: '/tienda/ana/me/wallet/mxn' },
  sponsor: null,
  done: null,
  error: null,
  idempotencyKey: 'k',
};

function html(given: Partial<PromotedProps> = {}, locale: 'es' | 'en' = 'es'): string {
  return renderToString(
    <PromotedView {...shown} {...given} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('the list names each person, when the profile changed, and leads to those it brought', () => {
  const text = html();
  expect(text).toContain('Rosa &lt;Méndez&gt;');
  expect(text).toContain('2 nov 2026');
  expect(text).toContain(
    'href="/tienda/ana/me/promoted?PromotedList=ac_rosa&amp;PromotedLisLabel=Rosa+%3CM%C3%A9ndez%3E"',
  );
  expect(text).toContain('href="/tienda/ana/me/promoted?OnlyChilds=false"');
  expect(text).toContain('page=2');
  expect(text).toContain('$123.45');
  // Whoever is gone has a name for it, and is followed by nobody.
  expect(text).toContain(messages.es.gone);
  expect(text.match(/value="follow"/g)).toHaveLength(1);
  expect(html({ following: ['ac_rosa'] })).toContain('value="unfollow"');
  expect(html({ isFirstLevel: false })).toContain(messages.es.level);
});

test('an account without people is told what to do, and another one leads back', () => {
  const none = html({ rows: [], total: 0, tree: shown.tree.slice(0, 1) });
  expect(none).toContain(messages.es.none);
  expect(none).toContain('href="/tienda/ana/apps/me/referral"');
  const other = html({ of: { ...rosa, sponsor: 'ac_ana' }, rows: [], total: 0 }, 'en');
  expect(other).toContain('People Rosa &lt;Méndez&gt; brought');
  expect(other).toContain(messages.en.mine);
});

test('the drawing has a box of each person, a line to each, and says which has more', () => {
  const text = html({ date: '2026-10-31' });
  expect(text.match(/<rect/g)).toHaveLength(3);
  expect(text.match(/class="branch"/g)).toHaveLength(2);
  expect(text).toContain('aria-label="Rosa &lt;Méndez&gt;, y más"');
  expect(text).toContain('Como estaba el 31 oct 2026.');
  expect(text).toContain(messages.es.today);
  expect(html({ tree: shown.tree.slice(0, 1) })).not.toContain('<rect');
});

test('whoever administers the network sees former sponsors and the form, which stays open where it was refused', () => {
  expect(html()).not.toContain('value="sponsor"');
  const former = [
    {
      sponsor: null,
      since: '2026-01-01T00:00:00.000Z',
      until: '2026-02-01T00:00:00.000Z',
      reason: 'Enlace equivocado',
      changed_by: 'ac_root',
    },
  ];
  const sponsor = { former, values: { sponsor: 'rosa' }, errors: { reason: 'Escribe el motivo.' } };
  const text = html({ of: rosa, sponsor });
  expect(text).toContain(messages.es.sponsoredByMe);
  expect(text).toContain('Enlace equivocado');
  expect(text).toContain('<details open="">');
  expect(text).toContain('Escribe el motivo.');
});

test('no two boxes of a drawing overlap, and each stands in its level’s column', () => {
  const tree = Array.from({ length: 9 }, (_, n) => ({
    id: `ac_${n}`,
    parent: n === 0 ? null : `ac_${Math.floor((n - 1) / 2)}`,
    level: Math.floor(Math.log2(n + 1)),
    more: false,
  }));
  const { nodes, width, height } = layoutOf(tree);
  for (const { node, x, y } of nodes) {
    expect(x).toBe(node.level * (NODE.width + NODE.across));
    expect([
      y - NODE.height / 2 >= 0,
      y + NODE.height / 2 <= height,
      x + NODE.width <= width,
    ]).toEqual([true, true, true]);
    const beside = nodes.filter((one) => one.x === x && one.node !== node);
    for (const one of beside) expect(Math.abs(one.y - y)).toBeGreaterThanOrEqual(NODE.height);
  }
});
