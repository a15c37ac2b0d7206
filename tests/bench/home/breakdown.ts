/**
 * The shares of a page's time, by differences: workerd's clock stands still while a worker
 * computes.
 */

/** CPU of one request in microseconds, in workers that each do one thing less. */
export interface PageCost {
  readonly name: string;
  /** Bytes of the page. */
  readonly bytes: number;
  readonly cpu: {
    /** The product as `npm start` runs it. */
    readonly product: number;
    /** A bare worker: the page's rows in one batch, and its views. */
    readonly parts: number;
    readonly views: number;
    readonly rows: number;
    /** A bare worker that says hello. */
    readonly hello: number;
    /** A bare worker that sends the page's text. */
    readonly text: number;
    /** The product's answer that needs a tenant and nothing else. */
    readonly tenant: number;
    /** The product, as the bench's worker runs it. */
    readonly whole: number;
    readonly withoutDatabase: number;
    readonly withoutRender: number;
  };
}

type Line = readonly [name: string, of: (cost: PageCost) => number];

const LINES: readonly (Line | undefined)[] = [
  ['the page', ({ cpu }) => cpu.product],
  ['its rows and views alone', ({ cpu }) => cpu.parts],
  ['  rows, one batch', ({ cpu }) => cpu.rows - cpu.hello],
  ['  views, renderToString', ({ cpu }) => cpu.views - cpu.hello],
  ['  the server’s own', ({ cpu }) => cpu.hello],
  undefined,
  ['the page by its steps', ({ cpu }) => cpu.whole],
  ['  the server’s own', ({ cpu }) => cpu.hello],
  ['  tenant, headers, log', ({ cpu }) => cpu.tenant - cpu.hello],
  ['  database', ({ cpu }) => cpu.whole - cpu.withoutDatabase],
  ['  render', ({ cpu }) => cpu.withoutDatabase - cpu.withoutRender],
  ['  compose', ({ cpu }) => cpu.withoutRender - cpu.tenant - (cpu.text - cpu.hello)],
  ['  sending its bytes', ({ cpu }) => cpu.text - cpu.hello],
  undefined,
  ['bytes', ({ bytes }) => bytes],
];

/** One column for each page. */
export function breakdownTable(costs: readonly PageCost[]): string {
  const first = Math.max(...LINES.map((line) => line?.[0].length ?? 0));
  const width = Math.max(8, ...costs.map(({ name }) => name.length));
  const row = (name: string, cells: readonly string[]) =>
    [name.padEnd(first), ...cells.map((cell) => cell.padStart(width))].join('  ').trimEnd();
  return [
    row(
      '',
      costs.map(({ name }) => name),
    ),
    ...LINES.map((line) =>
      line === undefined
        ? ''
        : row(
            line[0],
            costs.map((cost) => Math.round(line[1](cost)).toLocaleString('en-US')),
          ),
    ),
  ].join('\n');
}
