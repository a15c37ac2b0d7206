import { expect, test } from 'vitest';
import { settings } from '../../fragments/office/settings/server.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { pageContext } from '../../tests/support/page-context.ts';
import { HOURS, settingsFields } from './settings-search.ts';

const { store } = pageContext();
const root = { ...store.root_affinity_store_info!, name: 'Jacaranda' };
const inNetwork = { currency: 'MXN', root_affinity_store_info: root };

test('every field of the settings page is found, and nothing else', () => {
  const named = Object.keys(wordsOf(settings.words, 'es').fields);
  const found = settingsFields('es-MX', inNetwork).map(({ name }) => name);
  expect(found.toSorted()).toEqual([...named, HOURS].toSorted());
});

test('their words are the page’s own, in the language that is asked for', () => {
  const labels = (tag: string) =>
    settingsFields(tag, inNetwork).map(({ part, label }) => `${part}: ${label}`);
  expect(labels('es-MX')).toContain('Tu tienda: Icono de la pestaña');
  expect(labels('es-MX')).toContain('Horario: lunes');
  expect(labels('es-MX')).toContain('Entregas: Costo de envío (MXN)');
  expect(labels('en')).toContain('Your store: Hide the strip “Part of Jacaranda”');
  expect(labels('es-MX').join('')).not.toContain('{{');
});

test('a store of no network has no field about its network', () => {
  const fields = settingsFields('es-MX', { ...inNetwork, root_affinity_store_info: null });
  expect(fields.some(({ name }) => name === 'hidden_affinity_xheader')).toBe(false);
});
