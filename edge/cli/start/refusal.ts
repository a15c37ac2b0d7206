/** A reason not to start that the person at the keyboard can do something about. */
export class Refusal extends Error {
  override name = 'Refusal';

  /** @param lines what is wrong, then what to do */
  constructor(...lines: string[]) {
    super(lines.join('\n'));
  }
}
