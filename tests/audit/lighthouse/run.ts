/** One run of Lighthouse with its own mobile settings, and the figures that the table shows. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from '../../support/browser.ts';
import { fetchedTool, runNode } from '../support/tool.ts';

const VERSION = '13.5.0';
const LIMIT_MS = 240_000;

const CHROME = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Figures of one run; times in milliseconds, as its simulated phone would have them. */
export interface Run {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly speedIndex: number;
  readonly layoutShift: number;
  /** The same two paints as measured on this machine, without the simulated slowdown. */
  readonly observed: { readonly first: number; readonly largest: number };
  /** Audits of the last three categories that failed. */
  readonly failed: readonly string[];
}

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Readonly<Record<string, number>>[] };
}

interface Report {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

/** The address of a run. */
interface Visit {
  readonly url: string;
  /** Sent with every request of the page. */
  readonly cookie?: string | undefined;
  /**
   * The place of the address's host; its certificate is not checked then. Without it the system
   * resolves the host.
   */
  readonly at?: { readonly host: string; readonly port: number } | undefined;
}

/** Runs Lighthouse on an address. */
export async function runLighthouse({ url, cookie, at }: Visit): Promise<Run> {
  const tool = await fetchedTool('lighthouse', VERSION);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const headers = join(folder, 'headers.json');
    const report = join(folder, 'report.json');
    writeFileSync(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}));
    await runNode(
      [
        join(tool, 'cli/index.js'),
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        `--only-categories=${CATEGORIES.join(',')}`,
        `--extra-headers=${headers}`,
        `--chrome-flags=${[...CHROME, ...(at ? found(at) : [])].join(' ')}`,
      ],
      { env: { CHROME_PATH: browserPath() ?? chromium.executablePath() }, milliseconds: LIMIT_MS },
    );
    return readReport(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function found({ host, port }: NonNullable<Visit['at']>): string[] {
  return [
    `--host-resolver-rules="MAP ${host}:443 127.0.0.1:${port}"`,
    '--ignore-certificate-errors',
  ];
}

/** Takes the figures of the table from a report. */
export function readReport({ runtimeError, categories, audits }: Report): Run {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const observed = audits['metrics']?.details?.items?.[0] ?? {};
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    scores,
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    speedIndex: figure('speed-index'),
    layoutShift: figure('cumulative-layout-shift'),
    observed: {
      first: observed['observedFirstContentfulPaint'] ?? Number.NaN,
      largest: observed['observedLargestContentfulPaint'] ?? Number.NaN,
    },
    failed,
  };
}
