import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { frameScript } from './script.ts';

describe('frameScript', () => {
  it('is a script that a browser can read', () => {
    expect(() => new Script(frameScript)).not.toThrow();
  });

  it('cannot end the script element that contains it', () => {
    expect(frameScript).not.toMatch(/<\/script|<!--/i);
  });

  it('refers to nothing that a bundler would have to add', () => {
    expect(frameScript).not.toMatch(/\bimport\b|__vite|__vi_/);
  });
});
