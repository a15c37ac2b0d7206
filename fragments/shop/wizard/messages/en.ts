import { wizardSteps } from '../../../../shared/i18n/en/wizard-steps.ts';
import { generic } from '../../../../shared/i18n/en/generic.ts';
import { forms } from '../../../../shared/i18n/en/forms.ts';
import { validation } from '../../../../shared/i18n/en/words.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';
import { argentine } from './es-AR.ts';

export const messages = namespace(
  'wizard',
  es,
  {
    title: 'Open your store',
    text: 'Choose a name and an address: your store is online at once, for free.',
    name: 'Name of the store',
    slug: 'Address',
    address:
      'Letters without accents, digits, hyphens and underscores. Your store will be at {{slug}}.{{domain}}',
    anySlug: 'address',
    asking: 'Checking whether it is free…',
    free: '{{slug}}.{{domain}} is free',
    taken: validation.slugTaken,
    suggestions: 'These addresses are free: choose one and your store opens there',
    choose: 'These addresses are free: tap one to use it',
    tryAgain: generic.tryAgain,
    open: 'Open my store',
    opening: 'Opening your store…',
    opened: 'Your store is online',
    yours: 'You have a store already',
    enter: 'Go to my store',
    next: 'Next steps',
    done: 'Done',
    progress: 'Done: {{done}} of {{all}}',
    nextText: 'Take these steps in any order; each can wait.',
    steps: wizardSteps,
    goOn: 'Go on: {{step}}',
    finish: 'See what my store has',
    problems: {
      required: forms.problems.required,
      long: 'Use 150 characters at most',
      slug: 'Use only letters without accents, digits, hyphens and underscores: 63 at most',
    },
    needs: {
      name: 'Enter the name of your store',
      slug: 'Enter the address of your store',
    },
  },
  argentine,
);
