import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AffinityMember } from '../../../shared/contracts/affinity.ts';
import { affinityStates } from '../../../shared/rules/affinity.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { AffinityRequestsProps } from './props.ts';
import { AffinityRequestsView } from './view.tsx';

const ana: AffinityMember = {
  id: 'ac_ana',
  name: 'Ana <Ruiz>',
  image: null,
  state: 'asked',
  asked_at: '2026-11-02T18:00:00.000Z',
  since: '2026-11-02T18:00:00.000Z',
  rejection: null,
};

function html(given: Partial<AffinityRequestsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  return renderToString(
    <AffinityRequestsView
      env={pageEnv({ base: '/tienda/red', country: 'MX' })}
      isGroup
      members={[ana]}
      total={1}
      page={1}
      state="asked"
      done={null}
      error={null}
      values={{}}
      errors={{}}
      idempotencyKey="k"
      {...given}
      t={messages[locale]}
    />,
  ).replaceAll('<!-- -->', '');
}

test('a request says who asks since when, and is accepted or rejected with a reason', () => {
  const text = html();
  expect(text).toContain('Ana &lt;Ruiz&gt;');
  expect(text).toContain('Lo pidió el 2 nov 2026');
  expect(text).toContain('name="intent" value="accept"');
  expect(text).toContain('name="rejection"');
  expect(text).not.toContain('<details open');
  const refused = html({ values: { id: 'ac_ana' }, errors: { rejection: 'Escribe el motivo.' } });
  expect(refused).toContain('<details open');
  expect(refused).toContain('Escribe el motivo.');
});

test('a store that is no group says so', () => {
  const text = html({ isGroup: false });
  expect(text).toContain(messages.es.noGroup);
  expect(text).not.toContain('Ana');
});

test('what may be done follows the state, and each state without anybody says so', () => {
  const may = affinityStates.map((state) => {
    const text = html({
      state,
      members: [{ ...ana, state, rejection: state === 'rejected' ? 'No' : null }],
    });
    return [state, text.includes('value="accept"'), text.includes('value="reject"')];
  });
  expect(may).toEqual([
    ['asked', true, true],
    ['accepted', false, true],
    ['rejected', true, false],
    ['left', false, false],
  ]);
  for (const locale of ['es', 'en'] as const) {
    for (const state of affinityStates) {
      expect(html({ state, members: [], total: 0 }, locale)).toContain(
        messages[locale].none[state],
      );
    }
  }
  expect(html({ members: [{ ...ana, name: '' }] })).toContain(messages.es.gone);
});
