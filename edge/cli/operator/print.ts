/**
 * Prints the result of a command: as JSON for programs, else in words. Failures go to the error
 * output.
 * @returns the exit code
 */
export function print(
  { json }: { readonly json: boolean },
  data: object,
  text: string,
  code: number,
): number {
  const failed = code !== 0 && !json;
  (failed ? console.error : console.log)(json ? JSON.stringify(data, null, 2) : text);
  return code;
}
