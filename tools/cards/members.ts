import type { Node } from 'oxc-parser';
import type { Declared } from '../project/modules.ts';
import { isFunction } from '../project/syntax.ts';

/** What can be said after a word of the language and a dot: `any.characters`, `may.respond(…)`. */
export interface Member {
  readonly name: string;
  readonly node: Node;
}

const keyOf = (node: Node): string | null => (node.type === 'Identifier' ? node.name : null);

/** Whoever goes on speaking gets something of a named type; numbers, texts and lists are for the rules to read. */
const leadsOn = (made: Node | null): boolean => {
  const type = made !== null && 'returnType' in made ? made.returnType : null;
  return type === null || type === undefined || type.typeAnnotation.type === 'TSTypeReference';
};

/** Those of a class, or of an object that is nothing but ways to begin. */
export function membersOf({ node, type }: Declared): Member[] {
  if (node.type === 'ClassDeclaration')
    return node.body.body.flatMap((one) => {
      if (one.type !== 'MethodDefinition' || one.kind === 'constructor' || one.accessibility === 'private') return [];
      const name = keyOf(one.key);
      return name === null || !leadsOn(one.value) ? [] : [{ name, node: one }];
    });
  if (node.type === 'ObjectExpression' && type === null)
    return node.properties.flatMap((one) => {
      const name = one.type === 'Property' && isFunction(one.value) ? keyOf(one.key) : null;
      return name === null || one.type !== 'Property' || !leadsOn(one.value) ? [] : [{ name, node: one }];
    });
  return [];
}
