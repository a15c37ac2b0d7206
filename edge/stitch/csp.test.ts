import { expect, test } from 'vitest';
import { cspHash } from '../http/csp-hash.ts';
import { contentSecurityPolicy, type CspNeeds } from './csp.ts';

const NONE: CspNeeds = { styles: new Set(), frames: [], connect: [] };

/** The directives of a policy, by name. */
async function directives(needs: Partial<CspNeeds>): Promise<Map<string, string>> {
  const policy = await contentSecurityPolicy({ ...NONE, ...needs });
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('a page that needs nothing gets the strict base', async () => {
  const found = await directives({});
  expect(found.get('script-src')).toMatch(/^'sha256-[^']+' 'strict-dynamic'$/);
  found.delete('script-src');
  expect(Object.fromEntries(found)).toEqual({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'none'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('the forms of a page lead on to the origins that it names, and to no other', async () => {
  const found = await directives({ leadsTo: ['https://lirio.test'] });
  expect(found.get('form-action')).toBe("'self' https://lirio.test");
});

test('a page that counts visits shows that picture, and is let nothing else', async () => {
  const found = await directives({ images: ['https://visits.test'] });
  expect(found.get('img-src')).toBe("'self' data: https://visits.test");
  expect(found.get('connect-src')).toBe("'self'");
});

test('a page that may be framed is framed by its own origin alone', async () => {
  const found = await directives({ framed: true });
  expect(found.get('frame-ancestors')).toBe("'self'");
});

test('what a page needs stands beside the base, in its own directive alone', async () => {
  const found = await directives({
    styles: new Set(['b{}', 'a{}']),
    scripts: ['reload()'],
    frames: ['https://pay.test', 'https://3ds.test'],
    connect: ['ws://localhost:1', 'ws://localhost:2'],
  });
  const styles = await Promise.all([cspHash('a{}'), cspHash('b{}')]);
  expect(found.get('style-src')).toBe(`'self' ${styles.toSorted().join(' ')}`);
  expect(found.get('script-src')).toContain(` ${await cspHash('reload()')} 'strict-dynamic'`);
  expect(found.get('frame-src')).toBe('https://pay.test https://3ds.test');
  expect(found.get('connect-src')).toBe("'self' ws://localhost:1 ws://localhost:2");
});

test('the order in which styles are found does not matter', async () => {
  const policyOf = (...styles: string[]) => directives({ styles: new Set(styles) });
  expect(await policyOf('a{}', 'b{}', 'c{}')).toEqual(await policyOf('c{}', 'a{}', 'b{}'));
});
