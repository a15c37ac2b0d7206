/** Google's evaluator of content security policies. */
import { CspEvaluator } from 'csp_evaluator';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * The evaluator's findings on a policy, in words. Only `INFO` is left out: possible additions
 * (trusted types, reports), which are no weakness.
 */
export function weaknessesOf(policy: string | undefined): string[] {
  if (!policy) return ['no policy at all'];
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ type, directive, value = '' }) => `${Type[type]} ${directive} ${value}`.trim());
}
