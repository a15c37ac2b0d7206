import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { contactDialog } from './server.ts';

const render = (locale: 'es' | 'en') =>
  contactDialog.render({ env: pageEnv() }, { locale, instance: 'c', moduleUrl: '/c.js' });

test('closed, it is an empty dialog with its name', () => {
  expect(render('es')).toContain(
    '<dialog class="dialog" aria-label="Contacto" data-label="Contacto"',
  );
  expect(render('en')).toContain(
    '<dialog class="dialog" aria-label="Contact" data-label="Contact"',
  );
  expect(render('es')).not.toContain('<form');
});
