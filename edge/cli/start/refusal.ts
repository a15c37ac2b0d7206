/** A reason not to start that the person who runs the command can change. */
export class Refusal extends Error {
  override name = 'Refusal';

  /** @param lines the fault, then the remedy */
  constructor(...lines: string[]) {
    super(lines.join('\n'));
  }
}
