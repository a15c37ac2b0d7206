import type { Ticket } from '../../../shared/contracts/tickets.ts';
import { formatExperienceDate } from '../../../shared/rules/experience.ts';
import { shownCode } from '../../../shared/rules/ticket-code.ts';
import { lineBetween, modulesAt, textAt, writePdf, type Place } from './document.ts';
import { linesWithin } from './lines.ts';

/** The words of a ticket, by name. */
export interface TicketWords {
  readonly title: string;
  readonly attendee: string;
  readonly when: string;
  readonly where: string;
  readonly kind: string;
  readonly order: string;
  readonly seller: string;
  readonly code: string;
  readonly noDate: string;
  readonly courtesy: string;
  readonly states: Readonly<Record<Ticket['state'], string>>;
}

/** As wide as A4 and as high as US Letter, in points: it fits on both. */
const PAGE = { width: 595, height: 792 };
const MARGIN = 48;
const PER_PAGE = 3;
const HEIGHT = (PAGE.height - 2 * MARGIN) / PER_PAGE;
const QR_SIDE = 168;
const COLUMN = MARGIN + QR_SIDE + 24;
const COLUMN_WIDTH = PAGE.width - MARGIN - COLUMN;
const LINES_MAX = 2;

/**
 * A document of tickets, three on a page, each with its code.
 * @param tag BCP 47, for the dates
 */
export function ticketSheets(
  tickets: readonly Ticket[],
  t: TicketWords,
  tag: string,
): Uint8Array<ArrayBuffer> {
  const pages = [];
  for (let from = 0; from < tickets.length; from += PER_PAGE) {
    const some = tickets.slice(from, from + PER_PAGE);
    pages.push(
      some
        .map((ticket, index) => sheet(ticket, t, tag, PAGE.height - MARGIN - index * HEIGHT))
        .join('\n'),
    );
  }
  return writePdf(t.title, PAGE, pages);
}

/** One ticket below a height. */
function sheet(ticket: Ticket, t: TicketWords, tag: string, top: number): string {
  const { event, qr, state } = ticket;
  const kind = Object.values(ticket.description).join(' · ');
  const facts: [string, string | null][] = [
    [t.attendee, ticket.full_name],
    [t.when, formatExperienceDate(event.starts_at, ticket.clock, tag, 'long') ?? t.noDate],
    [t.where, event.place],
    [t.kind, ticket.sale_type === 'courtesy' ? `${kind} · ${t.courtesy}` : kind],
    [t.order, ticket.order_number],
    [t.seller, ticket.seller],
  ];
  const written: string[] = [];
  let y = top - 28;
  const write = (x: number, size: number, font: 'regular' | 'bold', text: string) => {
    written.push(textAt({ x, y }, size, font, text));
    y -= size * 1.25;
  };
  for (const line of linesWithin(event.name, 17, 'bold', COLUMN_WIDTH, LINES_MAX))
    write(COLUMN, 17, 'bold', line);
  y -= 4;
  for (const [label, value] of facts) {
    if (!value) continue;
    const fact = linesWithin(`${label}: ${value}`, 11, 'regular', COLUMN_WIDTH, LINES_MAX);
    fact.forEach((line) => write(COLUMN, 11, 'regular', line));
  }
  if (state !== 'valid') write(COLUMN, 11, 'bold', t.states[state]);
  const corner: Place = { x: MARGIN, y: top - 16 - QR_SIDE };
  return [
    ...(qr ? [modulesAt(corner, QR_SIDE, qr.picture.size, qr.picture.path)] : []),
    ...(qr
      ? [
          textAt(
            { x: MARGIN + 14, y: corner.y - 12 },
            11,
            'regular',
            `${t.code}: ${shownCode(ticket.code)}`,
          ),
        ]
      : []),
    ...written,
    lineBetween(
      { x: MARGIN, y: top - HEIGHT + 8 },
      { x: PAGE.width - MARGIN, y: top - HEIGHT + 8 },
    ),
  ].join('\n');
}
