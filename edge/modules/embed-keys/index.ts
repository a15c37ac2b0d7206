export { embedKeyEndpoints } from './routes.ts';
export {
  admitPage,
  countHandoff,
  provenHandoff,
  type Admitted,
  type Misuse,
  type ProvenHandoff,
} from './admit.ts';
export {
  keepHandoff,
  readHandedOver,
  readHandoffState,
  takingOf,
  tryingOf,
  type HandedOver,
} from './handoffs.ts';
export { forgetHandoffs, leadHandoff } from './handoff-statements.ts';
