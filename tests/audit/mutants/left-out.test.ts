import { expect, test } from 'vitest';
import { leftOut } from './left-out.ts';

/** The change of the part of a source that stands between `«` and `»`. */
function change(marked: string, kind: string, after = 'x') {
  const start = marked.indexOf('«');
  const before = marked.slice(start + 1, marked.indexOf('»'));
  const content = marked.replace(/[«»]/g, '');
  return { file: 'a.ts', content, start, end: start + before.length, kind, before, after };
}

test.each([
  ['what is only logged', "console.error(«a && b», 'x');", 'LogicalOperator'],
  ['what is only logged', '  «logFault(error);»', 'CallExpression'],
  ['what is only logged', "  «context.set('route', 'a.b');»", 'CallExpression'],
  ['what is only logged', 'catch (error) «{\n  report(work, error);\n}»', 'BlockStatement'],
  ['errors of our own', "  if («!row») throw new Error('no row');", 'BooleanLiteral'],
  ['an object without its fields', 'return «{ a: 1 }»;', 'ObjectLiteral', '{}'],
  ['a list that was empty', 'const a = «[]»;', 'ArrayDeclaration'],
  ['a function that gives nothing', 'a.map(«(b) => b»)', 'ArrowFunction'],
  ['the whole body of a function', 'function a() «{ return 1; }»', 'BlockStatement'],
  ['a loop without its end', 'while («a < b») c();', 'ConditionalExpression'],
])('%s', (rule, marked, kind, after = 'x') => {
  expect(leftOut(change(marked, kind, after))).toBe(rule);
});

test.each([
  ['if (a) «{ b(); }»', 'BlockStatement'],
  ['catch (error) «{\n  console.error(error);\n  retry();\n}»', 'BlockStatement'],
  ['  «login(name);»', 'CallExpression'],
  ['  } else «{ b(); }»', 'BlockStatement'],
  ['if («a < b») return c;', 'ConditionalExpression'],
  ['return «[a, b]»;', 'ArrayDeclaration'],
])('%s means something', (marked, kind) => {
  expect(leftOut(change(marked, kind))).toBeUndefined();
});
