/** The page that opens a store; each step that follows stands below it, at the store that was opened. */
export const WIZARD_PATH = '/asistentes/emprendedores';

/** The steps after a store is opened, in their order. */
export const wizardSteps = ['looks', 'catalogue', 'item', 'payments'] as const;
export type WizardStep = (typeof wizardSteps)[number];
/** Which of the steps a store has what they lead to. */
export type StepsDone = Readonly<Record<WizardStep, boolean>>;
/** A page of the wizard: a step, or the last page, which says what the store has. */
export type WizardPlace = WizardStep | 'live';

const NAMES: Readonly<Record<WizardPlace, string>> = {
  looks: 'foto',
  catalogue: 'catalogo',
  item: 'producto',
  payments: 'pagos',
  live: 'lista',
};

/** The path of a page of the wizard, without the store's prefix. */
export function placePath(place: WizardPlace): string {
  return `${WIZARD_PATH}/${NAMES[place]}`;
}

/** The page of the wizard that a path ends in; undefined for any other name. */
export function placeNamed(name: string): WizardPlace | undefined {
  return [...wizardSteps, 'live' as const].find((place) => NAMES[place] === name);
}

/** The steps that a store still lacks. */
export function lacking(steps: StepsDone): WizardStep[] {
  return wizardSteps.filter((step) => !steps[step]);
}

/** The page to go on with: the first step that the store lacks, else the last page. */
export function nextPlace(steps: StepsDone): WizardPlace {
  return lacking(steps)[0] ?? 'live';
}

/** The page that follows a step in their order, done or not: a step can be made again. */
export function placeAfter(step: WizardStep): WizardPlace {
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? 'live';
}

/** The page before a step; undefined for the first one. */
export function placeBefore(place: WizardPlace): WizardStep | undefined {
  return place === 'live' ? wizardSteps.at(-1) : wizardSteps[wizardSteps.indexOf(place) - 1];
}
