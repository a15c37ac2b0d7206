import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Lucía Méndez Ortega', 'LO'],
  ['ángel', 'Á'],
  ['  Ada   Ejemplo ', 'AE'],
  ['«Ñandú» (Sr.)', 'ÑS'],
  ['— …', ''],
  ['𝒜da', '𝒜'],
  ['', ''],
])('%s: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
