import { expect, test } from 'vitest';
import { passwordStrength } from './password.ts';

test.each([
  ['', 'short'],
  ['Ab3$xyz', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abababababab', 'weak'],
  ['12345678', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['contrasena', 'weak'],
  ['Contrasena1', 'fair'],
  // Twelve points and thirteen, eighteen and nineteen.
  ['abcdef12', 'weak'],
  ['abcdefg12', 'fair'],
  ['zyxwvutsrqp', 'fair'],
  ['zyxwvutsrqponmlk', 'fair'],
  ['zyxwvutsrqponmlkj', 'strong'],
  // Four different characters and five.
  ['abdcAbdCabdcabdcabdc', 'weak'],
  ['abdceabdceabdceabdce', 'strong'],
  ['tres tigres tristes', 'strong'],
  ['J4c@randa-morada', 'strong'],
  ['ñandú en otoño 7', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
