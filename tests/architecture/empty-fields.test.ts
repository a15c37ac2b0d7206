/** No form says the same of several empty fields: each asks for its own content. */
import { expect, test } from 'vitest';
import { messages as headers } from '../../fragments/edit/edit-headers/messages/en.ts';
import { headerProblems } from '../../fragments/edit/edit-headers/model.ts';
import { messages as blogForm } from '../../fragments/office/blog-form/messages/en.ts';
import { messages as firstSteps } from '../../fragments/office/first-steps/messages/en.ts';
import { messages as itemForm } from '../../fragments/office/item-form/messages/en.ts';
import { messages as ownCatalogues } from '../../fragments/office/own-catalogues/messages/en.ts';
import { messages as slides } from '../../fragments/edit/edit-slides/messages/en.ts';
import { slideProblems } from '../../fragments/_edit/slides/slide-form.ts';
import { messages as settings } from '../../fragments/office/settings/messages/en.ts';
import { messages as staff } from '../../fragments/office/staff/messages/en.ts';
import { inviteProblems } from '../../fragments/office/staff/model.ts';
import { messages as activation } from '../../fragments/shop/activation/messages/en.ts';
import {
  contactProblems as otherContact,
  problemsOf as stepProblems,
} from '../../fragments/shop/activation/model/problems.ts';
import { messages as preferences } from '../../fragments/shop/preferences/messages/en.ts';
import { contactProblems } from '../../fragments/shop/preferences/model/contact.ts';
import { messages as register } from '../../fragments/shop/register/messages/en.ts';
import { messages as security } from '../../fragments/shop/security/messages/en.ts';
import { appProblems } from '../../fragments/shop/security/model/app.ts';
import { messages as signIn } from '../../fragments/shop/sign-in/messages/en.ts';
import { problemsOf as signInProblems } from '../../fragments/shop/sign-in/model.ts';
import { messages as wizard } from '../../fragments/shop/wizard/messages/en.ts';
import { formsWords } from '../../shared/i18n/forms.ts';
import type { Namespace } from '../../shared/i18n/namespace.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { validationWords } from '../../shared/i18n/validation.ts';
import { catalogueProblems } from '../../shared/rules/catalogue-form.ts';
import { eraseProblems } from '../../shared/rules/contact-form.ts';
import { factorProblems } from '../../shared/rules/factor-code.ts';
import { newStoreProblems } from '../../shared/rules/new-store.ts';
import { problemTexts } from '../../shared/rules/problem-texts.ts';
import { profileProblems } from '../../shared/rules/profile-form.ts';
import { registrationProblems } from '../../shared/rules/registration.ts';
import { entryProblems } from '../../shared/state/blog-form.ts';
import { stepProblems as firstStepProblems } from '../../shared/rules/first-steps.ts';
import { itemProblems } from '../../shared/state/item-form.ts';
import { settingsProblems } from '../../shared/state/settings-form.ts';

type Problems = Readonly<Record<string, string>>;
type Needs = Readonly<Record<string, string>>;

interface Form {
  /** The module under `fragments` that shows the form's problems; none where only the edge does. */
  readonly shownBy: string | null;
  /** The problems of the form when nothing is filled. */
  readonly empty: readonly Problems[];
  readonly needs: (tag: string) => Needs;
}

const needsOf =
  (words: Namespace<{ readonly needs: Needs }>) =>
  (tag: string): Needs =>
    wordsOf(words, tag).needs;

const signUp = [
  registrationProblems({}, 'complete'),
  registrationProblems({ type: 'email' }, 'complete'),
];
const proving = { kind: 'proving', type: 'email', proof: {}, again: 0 } as never;

const FORMS: Readonly<Record<string, Form>> = {
  'sign-up': {
    shownBy: 'shop/register/parts/use-register.ts',
    empty: signUp,
    needs: needsOf(register),
  },
  'sign-up without script': { shownBy: null, empty: signUp, needs: needsOf(formsWords) },
  'sign-in': {
    shownBy: 'shop/sign-in/parts/use-sign-in.ts',
    empty: [signInProblems({}, ''), signInProblems({}, 'code')],
    needs: needsOf(signIn),
  },
  activation: {
    shownBy: 'shop/activation/parts/use-activation.ts',
    empty: [
      ...(['ask', 'pin', 'new', 'reset', 'link-new', 'link-reset'] as const).map((step) =>
        stepProblems(step, {}),
      ),
      otherContact({}),
      otherContact({ type: 'email' }),
    ],
    needs: needsOf(activation),
  },
  profile: {
    shownBy: 'shop/preferences/parts/ProfileForm.tsx',
    empty: [profileProblems({}, { username: null })],
    needs: needsOf(preferences),
  },
  'profile without script': {
    shownBy: null,
    empty: [profileProblems({}, { username: null })],
    needs: needsOf(formsWords),
  },
  'new store': {
    shownBy: 'shop/wizard/parts/Opening.tsx',
    empty: [newStoreProblems({})],
    needs: needsOf(wizard),
  },
  'change of contact': {
    shownBy: 'shop/preferences/parts/ChangeContact.tsx',
    empty: [
      contactProblems({ kind: 'asking', type: 'email' }, {}, true),
      contactProblems({ kind: 'asking', type: 'phone' }, {}, true),
      contactProblems(proving, {}, true),
    ],
    needs: needsOf(preferences),
  },
  'end of the account': {
    shownBy: 'shop/preferences/parts/Privacy.tsx',
    empty: [eraseProblems({}, { word: 'borrar', isGuarded: true })],
    needs(tag) {
      const t = wordsOf(preferences, tag);
      return { ...t.needs, confirmation: t.eraseProblem };
    },
  },
  header: {
    shownBy: '_edit/Panel.tsx',
    empty: ['none', 'url', 'product'].map((action_type) => headerProblems({ action_type })),
    needs: needsOf(headers),
  },
  slide: {
    shownBy: null,
    empty: ['none', 'url', 'product'].map((action_type) => slideProblems({ action_type }, 2)),
    needs: needsOf(slides),
  },
  'authenticator app': {
    shownBy: 'shop/security/parts/StepForm.tsx',
    empty: [appProblems({ kind: 'setup' } as never, {})],
    needs: needsOf(security),
  },
  'a new passkey': {
    shownBy: 'shop/security/parts/AddPasskey.tsx',
    empty: [factorProblems({})],
    needs: needsOf(security),
  },
  'a passkey’s removal': {
    shownBy: 'shop/security/parts/RemovePasskey.tsx',
    empty: [factorProblems({})],
    needs: needsOf(security),
  },
  'password again': {
    shownBy: 'shop/security/parts/ProofForm.tsx',
    empty: [{ password: 'required' }],
    needs: needsOf(security),
  },
  invitation: {
    shownBy: 'office/staff/parts/InviteForm.tsx',
    empty: [inviteProblems({})],
    needs: needsOf(staff),
  },
  catalogue: {
    shownBy: 'office/own-catalogues/parts/CreateForm.tsx',
    empty: [catalogueProblems({})],
    needs: needsOf(ownCatalogues),
  },
  'item of a store': {
    shownBy: 'office/item-form/view.tsx',
    empty: [itemProblems({}), itemProblems({ type: 'experience' })],
    needs: needsOf(itemForm),
  },
  'entry of a blog': {
    shownBy: 'office/blog-form/view.tsx',
    empty: [entryProblems({})],
    needs: needsOf(blogForm),
  },
  'step of the wizard': {
    shownBy: 'office/first-steps/parts/StepPage.tsx',
    empty: [firstStepProblems('catalogue', {}), firstStepProblems('item', {})],
    needs: needsOf(firstSteps),
  },
  'settings of a store': {
    shownBy: 'office/settings/view.tsx',
    empty: [settingsProblems({})],
    needs: needsOf(settings),
  },
};

test.each(Object.entries(FORMS))(
  '%s asks in its own words for each empty field, in every language',
  (_, { empty, needs }) => {
    const asked = empty.flatMap((problems) =>
      Object.entries(problems).filter(([, problem]) => problem === 'required'),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const tag of ['es-MX', 'es-AR', 'en-US']) {
      const { required } = wordsOf(validationWords, tag);
      const words = { required } as Readonly<Record<string, string>>;
      for (const problems of empty) {
        const missing = Object.fromEntries(
          Object.entries(problems).filter(([, problem]) => problem === 'required'),
        );
        const texts = Object.values(problemTexts(missing, words, needs(tag)));
        expect(texts, tag).not.toContain(required);
        expect(new Set(texts).size, tag).toBe(texts.length);
      }
    }
  },
);

test('every form of a fragment is among them', () => {
  const sources = import.meta.glob<string>('../../fragments/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const showing = Object.entries(sources)
    .filter(([, text]) => /\bshownErrors\(|\bfieldsOf\(|<(?:Office|Posted)Form\b/.test(text))
    .map(([path]) => path.replace('../../fragments/', ''))
    // What several forms share shows the problems of the form that uses it; a form that may be sent
    // empty asks for nothing.
    .filter(
      (path) =>
        ![
          '_office/OfficeForm.tsx',
          '_office/PostedForm.tsx',
          'office/legal-form/view.tsx',
          'shop/security/parts/fields-of.ts',
        ].includes(path),
    );
  const known = Object.values(FORMS).flatMap(({ shownBy }) => shownBy ?? []);
  expect(showing.toSorted()).toEqual(known.toSorted());
});
