import { advisorsFragment } from '../../fragments/office/advisors/server.ts';
import { dropAdvisor, listAdvisors, setAdvisor } from '../../shared/contracts/advisors.ts';
import { listStaff } from '../../shared/contracts/staff.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { ADVISOR_ALWAYS } from '../../shared/kernel/constants/timers.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { ADVISOR_DAY, type AdvisorHours } from '../../shared/rules/advisor.ts';
import { DAYS, readSpans } from '../../shared/rules/opening-hours.ts';
import { formOf, type Fields, type FormAbout } from '../kit/form.ts';
import { definePage } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const DONE = ['saved', 'dropped'] as const;
const PHONE = /^\+[1-9]\d{6,14}$/;
/** People of a store that the page shows. */
const MEMBERS = 100;

/** Who advises the resellers of a network; needs `staff-admin` in its root store. */
export const advisorsPage = definePage({
  name: 'advisors',
  words: advisorsFragment.words,
  paths: ['/admin/asesores'],
  query: ['done'],
  needs: 'staff-admin',
  shell: 'office',
  forms: {
    set: formOf({
      call: setAdvisor,
      done: 'saved',
      check: problemsOf,
      blames: ['email'],
      fields: (fields) => ({
        id: fields['id'],
        hours: hoursIn(fields),
        email: said(fields, 'email'),
        phone: numberIn(fields, 'phone'),
        whatsapp: numberIn(fields, 'whatsapp'),
      }),
    }),
    drop: { call: dropAdvisor, done: 'dropped' },
  },
  async view({ env, title, read, query, form, idempotencyKey }) {
    const [staff, advisors] = await Promise.all([
      read(listStaff, { query: { limit: MEMBERS } }).then(orThrow),
      read(listAdvisors).then(orThrow),
    ]);
    const roles = new Map(advisors.results.map((one) => [one.id, one]));
    const members = staff.results.map(({ id, full_name }) => ({
      id,
      full_name,
      advisor: roles.get(id) ?? null,
    }));
    return {
      status: form ? 422 : 200,
      head: privateHead(title, '/admin/asesores'),
      main: wrapped(
        slot(advisorsFragment, {
          class: 'primary',
          props: {
            env,
            members: advisors.is_root ? members : null,
            done: DONE.find((one) => one === query.get('done')) ?? null,
            idempotencyKey,
            ...form,
          },
        }),
      ),
    };
  },
});

function said(fields: Fields, name: string): string | null {
  return fields[name]?.trim() || null;
}

/** A number without the spaces that people write. */
function numberIn(fields: Fields, name: string): string | null {
  return said(fields, name)?.replace(/[\s().-]/g, '') ?? null;
}

function hoursIn(fields: Fields): AdvisorHours {
  if (fields['when'] === 'always') return ADVISOR_ALWAYS;
  if (fields['when'] !== 'own') return ADVISOR_DAY;
  return DAYS.map((day) => readSpans(fields[`d${day}`] ?? '') ?? []);
}

function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const { hours, phone } = wordsOf(advisorsFragment.words, tag).problems;
  const found: Record<string, string> = {};
  for (const day of DAYS) {
    const text = fields[`d${day}`] ?? '';
    if (fields['when'] === 'own' && !readSpans(text)) found[`d${day}`] = hours;
  }
  for (const name of ['phone', 'whatsapp']) {
    const number = numberIn(fields, name);
    if (number !== null && !PHONE.test(number)) found[name] = phone;
  }
  return found;
}
