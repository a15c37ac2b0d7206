import { inbox } from '../../fragments/office/inbox/server.ts';
import { contactForm } from '../../fragments/shop/contact-form/server.ts';
import { getContact, listContacts, sendContact } from '../../shared/contracts/contact.ts';
import { listPublicProfiles } from '../../shared/contracts/public-profiles.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { contactProblems } from '../../shared/rules/contact-message.ts';
import { phoneLink } from '../../shared/rules/contact-links.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { failing } from '../kit/failing.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, pageNumber, rowsOf, type PageContext } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';
import { STORE } from '../kit/talk-forms.ts';

const CONTACT = '/contacto';
const INBOX = '/me/inbox';

/** The page by which a visitor leaves a message for the store. */
export const contactPage = definePage({
  name: 'contact',
  words: contactForm.words,
  paths: ['/contacto'],
  query: ['done'],
  cached: false,
  forms: { send: { call: sendContact, done: 'sent', check: problemsOf } },
  async view({ env, title, store, query, form, now, person: asked, idempotencyKey }) {
    const person = await asked;
    const filled: Readonly<Record<string, string>> = person ? { name: person.full_name } : {};
    return {
      status: form ? 422 : 200,
      head: { title, description: null, canonical: CONTACT, index: true },
      trail: [{ label: title, path: CONTACT }],
      main: wrapped(
        slot(contactForm, {
          class: 'primary',
          props: {
            env,
            storeName: store.name,
            email: store.contact_email,
            phone: phoneLink(store),
            hours: hoursOf(store),
            now,
            values: form?.values ?? filled,
            errors: form?.errors ?? {},
            error: form?.error ?? null,
            isSent: query.get('done') === 'sent',
            idempotencyKey,
          },
        }),
      ),
    };
  },
});

/** The store's hours with the zone that they are in. */
function hoursOf({ opening_hours: week, time_zone: zone, country }: PageContext['store']) {
  return week && { week, zone: zone ?? timeZoneOf(country) };
}

function problemsOf(fields: Fields, { tag }: FormAbout): Record<string, string> {
  const t = wordsOf(contactForm.words, tag);
  return problemTexts(contactProblems(fields), t.problems, t.needs);
}

/** The messages that the store got; needs `contact-admin`. */
export const inboxPage = definePage({
  name: 'inbox',
  words: inbox.words,
  paths: ['/me/inbox'],
  query: ['page', 'ContactList'],
  needs: 'contact-admin',
  shell: 'office',
  async view(context) {
    const { env, title, read, query, now } = context;
    const page = pageNumber(query);
    const filter = (query.get('ContactList') ?? '').trim().slice(0, 100);
    const list = await failing(
      read(listContacts, {
        params: await mineOf(context),
        query: { ...rowsOf(page, PAGE_SIZE.contacts), filter },
      }),
    );
    return {
      status: list.ok ? 200 : 503,
      head: privateHead(title, INBOX),
      main: wrapped(
        slot(inbox, {
          class: 'primary',
          props: {
            env,
            now,
            shown: {
              kind: 'list',
              entries: list.ok ? list.value.results : [],
              total: list.ok ? list.value.matches_estimated : 0,
              page,
              filter,
              isFailed: !list.ok,
            },
          },
        }),
      ),
    };
  },
});

/** One of these messages. */
export const entryPage = definePage({
  name: 'inbox-entry',
  paths: ['/me/inbox/:id{ce_[a-z0-9]+}'],
  needs: 'contact-admin',
  shell: 'office',
  async view(context) {
    const { env, read, params, now } = context;
    const { id = '' } = params;
    const asked = await read(getContact, { params: { ...(await mineOf(context)), id } });
    if (!asked.ok) return notFoundView(context);
    const entry = asked.value;
    const { title } = wordsOf(inbox.words, env.tag);
    return {
      status: 200,
      head: privateHead(entry.name, INBOX),
      trail: [
        { label: title, path: INBOX },
        { label: entry.name, path: `${INBOX}/${id}` },
      ],
      main: wrapped(
        slot(inbox, {
          class: 'primary',
          props: {
            env,
            now,
            shown: { kind: 'entry', entry, ...(await writerOf(context, entry.user)) },
          },
        }),
      ),
    };
  },
});

/** The parameters by which the inbox's calls name the account that reads and its store. */
async function mineOf({ person, store }: PageContext): Promise<{ mashup: string; me: string }> {
  const me = (await person)?.id ?? '';
  return { mashup: `${me}:${store.id}`, me };
}

/**
 * The picture of the account that wrote an entry, and where a reader with `inbox` writes to it; both are null
 * for a visitor and for an account that is closed.
 */
async function writerOf(
  { read, person: asked }: PageContext,
  user: string | null,
): Promise<{ readonly photo: string | null; readonly conversation: string | null }> {
  if (user === null) return { photo: null, conversation: null };
  const [person, found] = await Promise.all([
    asked,
    read(listPublicProfiles, { params: { ids: user } }).then(orThrow),
  ]);
  const [writer] = found.results;
  const isAnswered = writer && person?.keychain.includes('inbox') && person.id !== user;
  return {
    photo: writer?.images[0] ?? null,
    conversation: isAnswered ? `${STORE.list}?${new URLSearchParams({ with: user })}` : null,
  };
}
