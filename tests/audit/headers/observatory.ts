/** Mozilla's observatory, as its own web page would grade a site. */
import { join } from 'node:path';
import { fetchedTool, runNode } from '../support/tool.ts';
import type { TlsSite } from '../support/tls.ts';

const PACKAGE = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';
const LIMIT_MS = 60_000;

interface Scan {
  readonly scan: { readonly grade: string; readonly score: number };
  readonly tests: Readonly<
    Record<
      string,
      { readonly pass: boolean; readonly result: string; readonly scoreModifier: number }
    >
  >;
}

export interface Grade {
  readonly grade: string;
  readonly score: number;
  /** The result of each test, with the points that it gave or took. */
  readonly tests: readonly string[];
  readonly failed: readonly string[];
}

/** Grades a site under its own name; its ports are two of this machine. */
export async function gradeOf(host: string, site: TlsSite): Promise<Grade> {
  const folder = await fetchedTool(PACKAGE, VERSION);
  const child = join(import.meta.dirname, 'scan-child.ts');
  const output = await runNode(
    [child, folder, host, String(site.httpPort), String(site.httpsPort)],
    { env: { NODE_EXTRA_CA_CERTS: site.certificate }, milliseconds: LIMIT_MS },
  );
  const { scan, tests } = JSON.parse(output) as Scan;
  const said = Object.values(tests).map(
    ({ pass, result, scoreModifier }) =>
      `${pass ? '' : 'failed: '}${result} ${signed(scoreModifier)}`,
  );
  return {
    grade: scan.grade,
    score: scan.score,
    tests: said,
    failed: said.filter((line) => line.startsWith('failed')),
  };
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}
