/** Tickets: as their buyer shows them, and as the store reads them at the door. */
import { messages as doorWords } from '../../../fragments/office/door/messages/en.ts';
import { messages as ticketWords } from '../../../fragments/shop/tickets/messages/en.ts';
import { sampleDoor } from '../../../shared/contracts/samples.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';

/** The order of the demo that has tickets. */
const ORDER = `/mis-compras/or_demo${'1'.padStart(22, '0')}/boletos`;
const EVENTS = '/admin/asistentes';
const DOOR = `${EVENTS}/${sampleDoor.event}`;

async function typed(stage: Stage, code: string): Promise<void> {
  await openAs(stage, 'telon-boletos', DOOR, 'eventos');
  const { code: label, read } = doorWords[stage.language];
  await stage.page.getByLabel(label).fill(code);
  await stage.page.getByRole('button', { name: read, exact: true }).click();
}

export const tickets: readonly State[] = [
  { name: 'tickets/sign-in', reach: at('eventos', ORDER) },
  { name: 'tickets/order', reach: (stage) => openAs(stage, 'rosa', ORDER, 'eventos') },
  {
    name: 'tickets/passing',
    reach: async (stage) => {
      await openAs(stage, 'rosa', ORDER, 'eventos');
      await stage.page.getByText(ticketWords[stage.language].pass, { exact: true }).first().click();
    },
  },
  {
    name: 'tickets/one',
    reach: async (stage) => {
      await openAs(stage, 'rosa', ORDER, 'eventos');
      await stage.page.getByText(ticketWords[stage.language].open, { exact: true }).first().click();
      await stage.page.getByText(ticketWords[stage.language].share).waitFor();
    },
  },
  { name: 'tickets/events', reach: (stage) => openAs(stage, 'telon-boletos', EVENTS, 'eventos') },
  {
    name: 'tickets/events-none',
    reach: (stage) => openAs(stage, 'lente', EVENTS, 'foto'),
  },
  { name: 'tickets/door', reach: (stage) => openAs(stage, 'telon', DOOR, 'eventos') },
  {
    name: 'tickets/nobody-found',
    reach: (stage) => openAs(stage, 'telon-boletos', `${DOOR}?text=zz`, 'eventos'),
  },
  {
    name: 'tickets/unknown',
    reach: async (stage) => {
      await typed(stage, '0000-0000-0000');
      await stage.page.getByText(doorWords[stage.language].verdicts.unknown).waitFor();
    },
  },
];
