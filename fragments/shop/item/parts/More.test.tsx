import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import type { ItemDetail } from '../../../../shared/contracts/items.ts';
import { sampleItem } from '../../../../tests/support/sample-item.ts';
import { messages } from '../messages/en.ts';
import { More } from './More.tsx';

function html(details: ItemDetail['details'], locale: 'es' | 'en' = 'es'): string {
  return renderToString(
    <More detail={sampleItem({ details })} env={pageEnv({ locale })} t={messages[locale].about} />,
  );
}

test('the owner’s own fields stand below the description, as texts', () => {
  const details = [
    { name: 'Material', value: 'Algodón <b>' },
    { name: 'Cuidado', value: 'A mano' },
  ];
  expect(html(details)).toContain('<dt>Material</dt><dd dir="auto">Algodón &lt;b&gt;</dd>');
  expect(html(details)).toContain('>Características<');
  expect(html(details, 'en')).toContain('>Details<');
  expect(html([])).not.toContain('Características');
});
