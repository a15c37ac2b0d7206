/** Fragments from another origin: one that is right, and others wrong in every way. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { BUS_EVENT } from '../../../../shared/bus/names.ts';
import { BROWSER_ARGS, testBrowserPath } from '../../../support/browser.ts';
import {
  REMOTE_TEXT,
  REMOTE_VERSIONS,
  type RemoteOrigin,
  type RemoteVersion,
} from '../../../support/remote-origin.ts';
import type { Check } from '../../../support/suite/part.ts';
import { look, row, whole } from './look.ts';

/** Demo stores; each pins one document. The first has the fragment that is right. */
const STORES = ['mercado', 'moda', 'casa', 'ana', 'foto', 'eventos', 'espejo', 'casa-central'];
/** Fragments that every page has, with little data. */
const FRAGMENTS = ['toasts', 'language', 'footer'] as const;

/** The time limit of an essential fragment, and the time of the page itself. */
const WITHIN_MS = 2_500;
/** Time limit of a page whose remote origin gets no more requests: it waits for no answer. */
const LEFT_ALONE_MS = 400;
/** Failures in a row after which an origin gets no more requests (edge/gateway/breaker.ts). */
const FAILURES = 5;

interface Place {
  readonly store: string;
  readonly fragment: (typeof FRAGMENTS)[number];
  readonly version: RemoteVersion;
}

const FAILING = REMOTE_VERSIONS.filter((version) => version !== 'right');
const [RIGHT = '', ...OTHERS] = STORES;

/** Each way to fail has its own place: a store, and a fragment of its home page. */
const PLACES: readonly Place[] = [
  { version: 'right', store: RIGHT, fragment: 'toasts' },
  ...FAILING.map((version, index) => ({
    version,
    store: OTHERS[index % OTHERS.length] ?? '',
    fragment: FRAGMENTS[Math.floor(index / OTHERS.length)] ?? noPlace(version),
  })),
];

/** A version without a place of its own would take another's, which would then not be tried. */
function noPlace(version: RemoteVersion): never {
  throw new Error(`no place is left for the origin that ${version}: add a fragment or a store`);
}

/** Writes the registry of the places; the module with wrong content has a place of its own. */
export function writeRegistry(folder: string, remote: RemoteOrigin): string {
  const documents: Record<string, { fragments: Record<string, object> }> = {
    nothing: { fragments: {} },
  };
  for (const { store, fragment, version } of PLACES) {
    (documents[store] ??= { fragments: {} }).fragments[fragment] = remote.entry(version);
  }
  const pins = Object.fromEntries(STORES.map((store) => [`st_${store}`, store]));
  const file = join(folder, 'registry.json');
  writeFileSync(file, JSON.stringify({ documents, stable: 'nothing', pins }));
  return file;
}

/** Checks every page with a remote fragment. */
export async function remoteChecks(port: number, remote: RemoteOrigin): Promise<Check[]> {
  const checks: Check[] = [];
  for (const place of PLACES) checks.push(await checkPlace(port, remote, place));
  checks.push(await checkLeftAlone(port));
  checks.push(await checkModule(port));
  return checks;
}

async function checkPlace(port: number, remote: RemoteOrigin, place: Place): Promise<Check> {
  const { store, fragment, version } = place;
  const seen = await look(port, store, '/');
  const again = await look(port, store, '/');
  const [, inside = ''] = seen.answer.text.split(`<shop-${fragment}`);
  const isRight = version === 'right';
  const asked = remote.requests.filter(({ url }) => url.searchParams.get('version') === version);
  const kept = again.answer.headers['x-page-cache'] === 'hit';
  return row(
    `remote fragment ${version}`,
    seen,
    { status: 200, within: WITHIN_MS },
    {
      ...whole(seen),
      'was asked': asked.length > 0,
      'sent no cookie': asked.every((one) => !('cookie' in one.headers)),
      [isRight ? 'shows it' : "shows the build's own"]:
        inside.length > 0 && inside.includes(REMOTE_TEXT) === isRight,
      'its module has a hash': !isRight || inside.includes('data-integrity="sha256-'),
      [isRight ? 'is kept' : 'is not kept']: kept === isRight,
    },
  );
}

/** After five failures the origin gets no more requests, and the page no longer waits for it. */
async function checkLeftAlone(port: number): Promise<Check> {
  const late = PLACES.find(({ version }) => version === 'late');
  if (!late) throw new Error('no origin is late');
  for (let time = 0; time < FAILURES; time += 1) await look(port, late.store, '/terms');
  const seen = await look(port, late.store, '/terms');
  return row(
    'a late origin, the time after',
    seen,
    { status: 200, within: LEFT_ALONE_MS },
    whole(seen),
  );
}

/** The browser runs only the module that the registry names, by its hash. */
async function checkModule(port: number): Promise<Check> {
  const path = testBrowserPath();
  const browser = await chromium.launch({
    args: BROWSER_ARGS,
    ...(path === undefined ? {} : { executablePath: path }),
  });
  try {
    const page = await browser.newPage();
    const ran = async (spoil: boolean) => {
      await page.goto(`http://${RIGHT}.localhost:${port}/`);
      return page.evaluate(
        async ({ topicEvent, wrong }) => {
          const host = document.querySelector<HTMLElement>('shop-toasts');
          if (wrong) host?.setAttribute('data-integrity', `sha256-${'A'.repeat(43)}=`);
          document.dispatchEvent(
            new CustomEvent(topicEvent, { detail: { topic: 'toast:show', woken: 0 } }),
          );
          const script = document.head.querySelector<HTMLScriptElement>(
            'script[src$="/module.js"]',
          );
          if (!script) return 'no module was asked for';
          return new Promise<string>((settle) => {
            script.addEventListener('load', () =>
              settle(document.documentElement.dataset['remote'] ?? 'loaded'),
            );
            script.addEventListener('error', () => settle('refused'));
          });
        },
        { topicEvent: BUS_EVENT, wrong: spoil },
      );
    };
    const outcomes = [await ran(false), await ran(true)].join(', ');
    return {
      name: 'its module in Chromium: with its hash, with another',
      figure: outcomes,
      limit: 'ran, refused',
      met: outcomes === 'ran, refused',
    };
  } finally {
    await browser.close();
  }
}
