export { embedKeyEndpoints } from './routes.ts';
export { admitPage, countHandoff, provenHandoff, type Admitted, type Misuse } from './admit.ts';
export {
  keepHandoff,
  readHandedOver,
  readHandoffState,
  takingOf,
  type HandedOver,
} from './handoffs.ts';
export { forgetHandoffs, leadHandoff } from './handoff-statements.ts';
