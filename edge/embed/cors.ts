/** Headers by which a page of any origin may read an answer; it comes without credentials. */
export const CORS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Lets pages of every origin read an answer, a failure too. */
export function withCors(answer: Response): Response {
  for (const [name, value] of Object.entries(CORS)) answer.headers.set(name, value);
  return answer;
}
