import type { Place, Source } from '../../project/syntax.ts';
import type { Change } from '../mutant.ts';
import { call, dropCall } from './calls.ts';
import { comparison, dropIf, dropNot, logic, negation, swapBranches } from './conditions.ts';
import { dropCase, entries, members } from './members.ts';
import { arithmetic, assignment, dropMinus, literal, step } from './numbers.ts';
import { returnEarly } from './returnEarly.ts';
import { comparedString } from './strings.ts';

/** Every change that can be made at a node itself. */
export function changesAt(source: Source, { node, key, parent }: Place): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return [...comparison(source, { node, key, parent }), ...arithmetic(source, { node, key, parent })];
    case 'LogicalExpression':
      return logic(source, { node, key, parent });
    case 'UnaryExpression':
      if (node.operator === '!') return dropNot({ node, key, parent });
      return node.operator === '-' && node.argument.type !== 'Literal' ? dropMinus(node) : [];
    case 'IfStatement':
      return [...negation(source, node.test), ...dropIf(node.test)];
    case 'WhileStatement':
    case 'DoWhileStatement':
      return negation(source, node.test);
    case 'ForStatement':
      return node.test === null ? [] : negation(source, node.test);
    case 'ConditionalExpression':
      return swapBranches(source, node);
    case 'AssignmentExpression':
      return assignment(source, node);
    case 'UpdateExpression':
      return step(node);
    case 'Literal':
      return typeof node.value === 'string'
        ? comparedString(source, { node, key, parent })
        : literal({ node, key, parent });
    case 'ArrayExpression':
      return members(source, node);
    case 'ObjectExpression':
      return entries(source, node);
    case 'SwitchCase':
      return dropCase({ node, key, parent });
    case 'CallExpression':
      return call(source, { node, key, parent });
    case 'ExpressionStatement':
      return dropCall(node);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.body?.type === 'BlockStatement' ? returnEarly(node.body) : [];
    default:
      return [];
  }
}
