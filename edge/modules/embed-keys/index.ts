export { dayOf } from './service.ts';
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
export { changesKnown } from './known.ts';
export { isOften, type Limited } from './often.ts';
export { countLater } from './tally.ts';
export { insertNotices, listKeysToTell, type Told } from './notice-statements.ts';
export { forgetHandoffs, leadHandoff } from './handoff-statements.ts';
