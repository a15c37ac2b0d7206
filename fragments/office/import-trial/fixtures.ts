import type { ImportTrial } from '../../../shared/contracts/item-import.ts';
import { importFields } from '../../../shared/rules/import-columns.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';

/** A trial that is over, as the page shows it. */
export function trialOf(job: Partial<Job> = {}, many = 3): ImportTrial {
  return {
    job: {
      id: 'jb_00000000000000000000000000',
      kind: 'items-trial',
      state: 'done',
      step: null,
      done: many,
      total: many,
      can_cancel: false,
      can_undo: false,
      has_file: true,
      counts: { made: 0, changed: 1, same: 4, failed: 1 },
      created_at: '2026-11-20T16:00:00.000Z',
      ended_at: '2026-11-20T16:00:01.000Z',
      ...job,
    },
    file: 'otoño.csv',
    columns: [
      { title: 'Clave', field: 'code', example: 'A-1' },
      { title: '', field: null, example: '' },
    ],
    matches_estimated: many,
    rows: Array.from({ length: many }, (_, at) =>
      at === 0
        ? {
            row: 2,
            item: 'it_falda',
            undone: null,
            name: '<b>Falda</b>',
            outcome: 'changed' as const,
            reason: null,
            changes: importFields.slice(0, 2).map((field) => ({ field, before: '', after: 'x' })),
          }
        : {
            row: at + 2,
            item: null,
            undone: null,
            name: '',
            outcome: 'failed' as const,
            reason: 'Escribe un nombre',
            changes: [],
          },
    ),
  };
}
