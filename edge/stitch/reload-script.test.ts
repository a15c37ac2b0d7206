import { expect, test } from 'vitest';
import { reloadScript } from './reload-script.ts';

test('a page reloads itself where a build reports, and has no such script elsewhere', () => {
  expect(reloadScript('')).toBe('');
  expect(reloadScript('http://localhost:8788/"')).toBe(
    `new EventSource("http://localhost:8788/\\"").addEventListener('reload',()=>location.reload())`,
  );
});
