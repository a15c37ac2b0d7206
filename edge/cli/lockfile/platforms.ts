/** Packages of other platforms in package-lock.json. */

export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const OS: Readonly<Record<string, string>> = { windows: 'win32' };
const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'];
const CPUS: Readonly<Record<string, string>> = {
  '64': 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
};
const LIBCS: Readonly<Record<string, string>> = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  musl: 'musl',
  musleabihf: 'musl',
};

/**
 * Entries that the lockfile lacks although a package in it names them as optional: path → entry.
 * System, processor and C library come from the package's name.
 */
export function missingPlatformPackages({ packages }: Lockfile): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {};
  for (const [path, parent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      const platform = platformOf(name);
      if (platform === undefined || !/^\d/.test(version)) continue;
      const place = placeOf(packages, path, name, version);
      if (place === undefined) continue;
      missing[place] = {
        version,
        ...platform,
        ...(parent.dev === true ? { dev: true } : {}),
        optional: true,
      };
    }
  }
  return missing;
}

/**
 * The path for the package, as npm would look it up from `parent`; undefined where it is already
 * there.
 */
function placeOf(
  packages: Lockfile['packages'],
  parent: string,
  name: string,
  version: string,
): string | undefined {
  const nested = `${parent}/node_modules/${name}`;
  const hoisted = `node_modules/${name}`;
  // Beside its parent: a parent inside another package's folder has its platform packages in the
  // same folder.
  const beside = parent.slice(0, parent.lastIndexOf('node_modules/')) + hoisted;
  for (const place of [nested, beside, hoisted]) {
    if (packages[place]?.version === version) return undefined;
  }
  return beside;
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const parts = name.split(/[-/]/);
  const system = SYSTEMS.find((candidate) => parts.includes(candidate));
  const cpu = Object.keys(CPUS).find((candidate) => parts.includes(candidate));
  if (system === undefined || cpu === undefined) return undefined;
  const libc = Object.keys(LIBCS).find((candidate) => parts.includes(candidate));
  return {
    os: [OS[system] ?? system],
    cpu: [CPUS[cpu] ?? cpu],
    ...(libc === undefined || system !== 'linux' ? {} : { libc: [LIBCS[libc] ?? libc] }),
  };
}
