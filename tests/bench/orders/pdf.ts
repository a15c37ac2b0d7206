/** The CPU of an order's invoice as PDF, beside the same texts and lines written by bare pdf-lib. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InvoiceRow } from '../../../edge/modules/invoices/index.ts';
import { invoiceSheet } from '../../../edge/pages/pdf/invoice-sheet.ts';
import { messages } from '../../../fragments/shop/invoice-form/messages/en.ts';
import { invoiceRow } from '../../support/invoice-row.ts';
import type { Part } from '../../support/suite/part.ts';
import { median } from '../statistics.ts';

const VERSION = '1.17.1';
const ROUNDS = 9;
const SHEETS = 200;
const QUICK_SHEETS = 40;
/** Lines of the order. */
const LINES = 12;
const LIMIT = 1.5;

export const orderPdf: Part = {
  name: 'order-pdf',
  about: "CPU of an order's PDF, beside bare pdf-lib with the same content",
  async run(tools) {
    const name = `CPU of an order's PDF of ${LINES} lines beside bare pdf-lib ${VERSION}`;
    const limit = `≤ ${LIMIT} ×`;
    const library = installed((text) => tools.say(text));
    if (typeof library === 'string') {
      return { checks: [{ name, figure: 'not measured', limit, met: false, note: library }] };
    }
    const row = invoiceOf(LINES);
    const content = contentOf(invoiceSheet(row, messages.es));
    const sheets = tools.quick ? QUICK_SHEETS : SHEETS;
    const ratios: number[] = [];
    let cost = 0;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const own = await cpuOf(sheets, async () => void invoiceSheet(row, messages.es));
      const bare = await cpuOf(sheets, () => writeBare(library, content));
      // The first round warms up.
      if (round > 0) ratios.push(own / bare);
      cost = own;
    }
    const ratio = median(ratios);
    return {
      checks: [
        {
          name,
          figure: `${ratio.toFixed(2)} × (${cost.toFixed(0)} µs)`,
          limit,
          met: ratio <= LIMIT,
        },
      ],
    };
  },
};

/** What of pdf-lib the bench uses; the project itself does not have it. */
interface PdfLib {
  readonly PDFDocument: { create(): Promise<PdfDocument> };
  readonly StandardFonts: Readonly<Record<'Helvetica' | 'HelveticaBold', string>>;
}
interface PdfDocument {
  embedStandardFont(name: string): object;
  addPage(size: [number, number]): {
    drawText(text: string, place: object): void;
    drawLine(line: object): void;
  };
  save(): Promise<Uint8Array>;
}

/** pdf-lib from the npm registry, in a folder that later runs find again; why not, where it cannot be had. */
function installed(say: (text: string) => void): PdfLib | string {
  const folder = join(tmpdir(), `bench-pdf-lib-${VERSION}`);
  const found = join(folder, 'node_modules/pdf-lib/package.json');
  if (!existsSync(found)) {
    say('Installing pdf-lib (once).');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
    const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', `pdf-lib@${VERSION}`], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (npm.status !== 0 || !existsSync(found)) return npm.stderr || 'npm could not install it';
  }
  return createRequire(join(folder, 'package.json'))('pdf-lib') as PdfLib;
}

function invoiceOf(lines: number): InvoiceRow {
  const names = Array.from({ length: lines }, (_, n) => `Taza azul ${n}`);
  return invoiceRow({
    lines: JSON.stringify(names.map((name) => ({ name, amount: 2, total: 34_800 }))),
    total: 34_800 * lines,
  });
}

interface Content {
  readonly texts: readonly { text: string; x: number; y: number; size: number; bold: boolean }[];
  readonly rules: readonly { from: { x: number; y: number }; to: { x: number; y: number } }[];
}

/** The texts and lines of a sheet, read from its operators. */
function contentOf(sheet: Uint8Array): Content {
  const source = Buffer.from(sheet).toString('latin1');
  const texts = source.matchAll(/BT \/F(\d) ([\d.]+) Tf ([\d.-]+) ([\d.-]+) Td \((.*)\) Tj ET/g);
  const rules = source.matchAll(/w ([\d.]+) ([\d.]+) m ([\d.]+) ([\d.]+) l S/g);
  return {
    texts: Array.from(texts, ([, font, size, x, y, text = '']) => ({
      text: text.replaceAll(/\\([\\()])/g, '$1'),
      x: Number(x),
      y: Number(y),
      size: Number(size),
      bold: font === '2',
    })),
    rules: Array.from(rules, ([, x, y, toX, toY]) => ({
      from: { x: Number(x), y: Number(y) },
      to: { x: Number(toX), y: Number(toY) },
    })),
  };
}

async function writeBare({ PDFDocument, StandardFonts }: PdfLib, content: Content): Promise<void> {
  const document = await PDFDocument.create();
  const regular = document.embedStandardFont(StandardFonts.Helvetica);
  const bold = document.embedStandardFont(StandardFonts.HelveticaBold);
  const page = document.addPage([595, 792]);
  for (const { text, bold: isBold, ...place } of content.texts) {
    page.drawText(text, { ...place, font: isBold ? bold : regular });
  }
  for (const { from, to } of content.rules) page.drawLine({ start: from, end: to, thickness: 0.5 });
  await document.save();
}

/** Microseconds of CPU of one sheet. */
async function cpuOf(sheets: number, write: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let sheet = 0; sheet < sheets; sheet += 1) await write();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / sheets;
}
