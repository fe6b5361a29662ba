import type { Node } from 'oxc-parser';
import type { Declared, Module } from '../project/modules.ts';
import { isFunction } from '../project/syntax.ts';

/** What can be said after a word of the language and a dot: `any.characters`, `may.respond(…)`. */
export interface Member {
  readonly name: string;
  readonly node: Node;
  /** What takes something in parentheses; null if nothing is. */
  readonly taking: Node | null;
}

const keyOf = (node: Node): string | null => (node.type === 'Identifier' ? node.name : null);

/** Whoever goes on speaking gets something of a named type; numbers, texts and lists are for the rules to read. */
const leadsOn = (made: Node | null): boolean => {
  const type = made !== null && 'returnType' in made ? made.returnType : null;
  return type === null || type === undefined || type.typeAnnotation.type === 'TSTypeReference';
};

/** Does a member of an interface lead back to it: `readonly duringYourBuildStep: Activated`? */
function leadsBackTo(interfaceName: string, signature: Node): boolean {
  const said =
    signature.type === 'TSPropertySignature'
      ? signature.typeAnnotation
      : signature.type === 'TSMethodSignature'
        ? signature.returnType
        : null;
  const type = said?.typeAnnotation;
  return (
    type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === interfaceName
  );
}

/** Interfaces in a file with members by which one goes on speaking. */
export const chainsIn = ({ source }: Module): Declared[] =>
  source.program.body.flatMap((statement) => {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'TSInterfaceDeclaration') return [];
    const chain = { path: source.path, name: node.id.name, exported: true, statement, node, type: null };
    return membersOf(chain).length === 0 ? [] : [chain];
  });

/** Those of a class or of an interface, or of an object that is nothing but ways to begin. */
export function membersOf({ name: ownName, node, type }: Declared): Member[] {
  if (node.type === 'TSInterfaceDeclaration')
    return node.body.body.flatMap((one) => {
      const name = 'key' in one ? keyOf(one.key) : null;
      return name === null || !leadsBackTo(ownName, one)
        ? []
        : [{ name, node: one, taking: one.type === 'TSMethodSignature' ? one : null }];
    });
  if (node.type === 'ClassDeclaration')
    return node.body.body.flatMap((one) => {
      if (one.type !== 'MethodDefinition' || one.kind === 'constructor' || one.accessibility === 'private') return [];
      const name = keyOf(one.key);
      return name === null || !leadsOn(one.value)
        ? []
        : [{ name, node: one, taking: one.kind === 'get' ? null : one.value }];
    });
  if (node.type === 'ObjectExpression' && type === null)
    return node.properties.flatMap((one) => {
      const name = one.type === 'Property' && isFunction(one.value) ? keyOf(one.key) : null;
      return name === null || one.type !== 'Property' || !leadsOn(one.value)
        ? []
        : [{ name, node: one, taking: one.value }];
    });
  return [];
}
