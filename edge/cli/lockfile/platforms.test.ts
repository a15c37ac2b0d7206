import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../paths.ts';
import type { Lockfile } from './platforms.ts';
import { missingPlatformPackages } from './platforms.ts';

test('finds what a parent names and the lockfile lacks', () => {
  const parent = { version: '1.0.0', dev: true };
  const lockfile: Lockfile = {
    packages: {
      'node_modules/tool': {
        ...parent,
        optionalDependencies: {
          '@tool/linux-x64-gnu': '1.0.0',
          '@tool/linux-arm64-musl': '1.0.0',
          '@tool/win32-x64-msvc': '1.0.0',
          fsevents: '2.0.0',
        },
      },
      'node_modules/@tool/linux-x64-gnu': { version: '1.0.0' },
    },
  };
  const common = { version: '1.0.0', dev: true, optional: true };
  expect(missingPlatformPackages(lockfile)).toEqual({
    'node_modules/@tool/linux-arm64-musl': {
      ...common,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
    'node_modules/@tool/win32-x64-msvc': { ...common, os: ['win32'], cpu: ['x64'] },
  });
});

test('the lockfile has every platform, and names no registry', () => {
  const text = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  expect(Object.keys(missingPlatformPackages(JSON.parse(text) as Lockfile))).toEqual([]);
  expect(text).not.toContain('"resolved"');
});
