import { expect, test } from 'vitest';
import { factorProblems } from './factor-code.ts';

test.each([
  ['123 456', 'app', undefined],
  ['12345a', 'app', 'pin'],
  ['abcde-12345', 'app', 'pin'],
  ['abcde-12345', 'app-or-recovery', undefined],
  ['1234567', 'app-or-recovery', 'pin'],
  [' - ', 'app-or-recovery', 'required'],
] as const)('%j where %s is asked for: %s', (otp, kinds, problem) => {
  expect(factorProblems({ otp }, kinds)['otp']).toBe(problem);
});
