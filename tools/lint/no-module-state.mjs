/**
 * Forbids state in module scope, since two portals on one page, a test and a request on a server would share it. State
 * is a top-level `let`, a map, set or empty array that can be changed, a store, a query client, or an atom whose first
 * value is an object that one of our functions created. Constant collections declare that they are: `const codes: ReadonlyMap<…> = new Map(…)`. The option `allow` lists exceptions by file and
 * name, each with its reason.
 */
const mutable = ['Map', 'Set', 'WeakMap', 'WeakSet', 'QueryClient'];

/** @type {import('eslint').Rule.RuleModule} */
export const noModuleState = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: {
          allow: {
            type: 'object',
            additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
        additionalProperties: false,
      },
    ],
    messages: {
      state:
        '`{{name}}` is state in module scope: keep it in the portal, in an atom of its store or by `portal.single`.',
    },
  },
  create(context) {
    const [, allowed = {}] =
      Object.entries(context.options[0]?.allow ?? {}).find(([file]) => isFile(context.filename, file)) ?? [];
    const check = (declaration) => {
      if (declaration?.type !== 'VariableDeclaration' || declaration.declare) return;
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || Object.hasOwn(allowed, id.name)) continue;
        if (declaration.kind === 'const' && (isReadonly(id) || !holdsState(init))) continue;
        context.report({ node: id, messageId: 'state', data: { name: id.name } });
      }
    };
    return {
      Program({ body }) {
        for (const statement of body)
          check(statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement);
      },
    };
  },
};

const isFile = (path, file) => `/${path.replaceAll('\\', '/')}`.endsWith(`/${file}`);

function isReadonly({ typeAnnotation }) {
  const type = typeAnnotation?.typeAnnotation;
  if (type?.type === 'TSTypeOperator') return type.operator === 'readonly';
  return type?.type === 'TSTypeReference' && /^Readonly/.test(type.typeName.name ?? '');
}

/**
 * Returns whether a value is mutable state. Only values created when the module is evaluated count, so functions are
 * not searched.
 */
function holdsState(node) {
  switch (node?.type) {
    case 'NewExpression':
      return mutable.includes(node.callee.name);
    case 'CallExpression':
      return (
        node.callee.name === 'createStore' || (node.callee.name === 'atom' && isCreated(node.arguments[0]))
      );
    case 'ArrayExpression':
      return node.elements.length === 0;
    case 'ObjectExpression':
      return node.properties.some(({ value }) => value?.type === 'NewExpression' && holdsState(value));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return holdsState(node.expression);
    default:
      return false;
  }
}

/** Returns whether the first value of an atom comes from a call. All stores share that object, unlike a function's. */
const isCreated = (node) => node?.type === 'CallExpression' && /^create/.test(node.callee.name ?? '');
