import { parseAst } from 'rollup/parseAst';

/**
 * A library serves more than this bundle asks of it, and a compiler cannot know; so it is told what never is, file by
 * file, and leaves out what follows; `modules` stand in place of files that serve too much. The build stops when a fact
 * fits nothing, or a file is no longer there.
 */
export function leanBy({ name, library, files, modules = {} }) {
  const missing = new Set([files, modules].flatMap(Object.keys));
  const pathOf = (id) => id.replaceAll('\\', '/').split(`node_modules/${library}/`)[1] ?? '';
  return {
    name,
    load(id) {
      const path = pathOf(id);
      missing.delete(path);
      return modules[path] ?? null;
    },
    transform(code, id) {
      const path = pathOf(id);
      if (!Object.hasOwn(files, path)) return null;
      missing.delete(path);
      const { code: lean, unmet } = withoutWhatNeverIs(code, files[path]);
      if (unmet.length > 0) this.error(`${library} changed: ${unmet.join(', ')} did not apply to ${path}.`);
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`${library} changed: it has no ${[...missing].join(', ')}.`);
    },
  };
}

/** The same fact for many names, of a class where one is given. */
export const each = (names, fact, owner) =>
  Object.fromEntries(names.map((name) => [owner ? `${owner}.${name}` : name, fact]));

/** The code with every fact put in, and the facts that nothing in it was about. */
export function withoutWhatNeverIs(code, facts) {
  const met = new Set();
  const edits = [];
  const gone = new Set();
  const rules = rulesFor(facts, ({ start, end }) => code.slice(start, end));
  const visit = (node, parent, { key, body }) => {
    if (gone.has(node)) return;
    const found = firstOf(rules, (rule) => rule(node, parent, key));
    if (found) {
      found.facts.forEach((fact) => met.add(fact));
      edits.push(...found.edits);
      found.gone.forEach((dead) => gone.add(dead));
      // A name that is declared in what goes is used in what stays as well.
      const names = (found.parts ?? []).flatMap(declaredIn);
      if (names.length > 0) edits.push({ start: body.start + 1, end: body.start + 1, to: `var ${names};` });
      if (gone.has(node)) return;
    }
    for (const [name, child] of childrenOf(node))
      visit(child, node, { key: name, body: isFunction(node) ? node.body : body });
  };
  visit(parseAst(code), undefined, {});
  return { code: withEdits(code, edits), unmet: namesOf(facts).filter((name) => !met.has(name)) };
}

function firstOf(rules, apply) {
  for (const rule of rules) {
    const found = apply(rule);
    if (found) return found;
  }
  return undefined;
}

const namesOf = ({ functions, methods, constants, values, fields, statements, masks, types, tags }) => [
  ...[functions, methods, constants, values, fields].flatMap((facts) => Object.keys(facts ?? {})),
  ...[statements, masks, types, tags].flatMap((facts) => facts ?? []).map(String),
];

const childrenOf = (node) =>
  Object.entries(node).flatMap(([name, value]) =>
    [value].flat().flatMap((child) => (child && typeof child.type === 'string' ? [[name, child]] : [])),
  );

const isFunction = ({ type }) => /^(Arrow)?Function/.test(type);

/** The names that a part of a function declares for all of it. */
function declaredIn(node) {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' ? [node.id.name] : [];
  return [...own, ...childrenOf(node).flatMap(([, child]) => declaredIn(child))];
}

/** From the end, so that what is before stays where it is. */
const withEdits = (code, edits) =>
  edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, to }) => text.slice(0, start) + to + text.slice(end), code);

const replaced = (fact, node, to) => ({
  facts: [String(fact)],
  edits: [{ start: node.start, end: node.end, to }],
  gone: [node],
});

const joined = (found) =>
  found.length > 0 &&
  Object.fromEntries(['facts', 'edits', 'gone'].map((part) => [part, found.flatMap((one) => one[part])]));

const known = (facts, name = '') => Object.hasOwn(facts, name);

const functionIn = ({ type, id, init }) => {
  if (type === 'FunctionDeclaration') return { name: id.name };
  return type === 'VariableDeclarator' && init && isFunction(init) ? { name: id.name, init } : {};
};

function classIn({ type, id, init, body }) {
  if (type === 'ClassDeclaration') return { name: id.name, members: body.body };
  const isNamed = type === 'VariableDeclarator' && init?.type === 'ClassExpression';
  return isNamed ? { name: id.name, members: init.body.body } : { members: [] };
}

function rulesFor(facts, textOf) {
  const { statements = [], functions = {}, methods = {}, constants = {}, values = {}, fields = {} } = facts;
  return [
    function statementForNothing(node) {
      if (!/^(Expression|If)Statement$/.test(node.type)) return undefined;
      const text = textOf(node);
      const name = statements.find((start) => text.startsWith(start));
      return name && replaced(name, node, ';');
    },
    function shorterFunction(node) {
      const { name, init } = functionIn(node);
      if (!known(functions, name)) return undefined;
      const { body } = init ?? node;
      const found = replaced(name, body, `{ ${functions[name]} }`);
      return { ...found, gone: [node, body] };
    },
    function shorterClass(node) {
      const { name, members } = classIn(node);
      const nameOf = ({ key, computed }) => (computed || !key ? '' : `${name}.${key.name}`);
      const changed = members.filter((member) => known(methods, nameOf(member)));
      return joined(
        changed.map((member) => {
          const body = methods[nameOf(member)];
          return body === null
            ? replaced(nameOf(member), member, '')
            : replaced(nameOf(member), member.value.body, `{ ${body} }`);
        }),
      );
    },
    function settingOfConstant(node) {
      if (node.type !== 'AssignmentExpression' || !known(constants, node.left.name)) return undefined;
      const edits = [{ start: node.start, end: node.right.start, to: '' }];
      return { facts: [node.left.name], edits, gone: [node.left] };
    },
    function declaringOfConstant(node) {
      if (node.type !== 'VariableDeclarator' || !node.init || !known(constants, node.id.name))
        return undefined;
      return { ...replaced(node.id.name, node.init, constants[node.id.name]), gone: [node] };
    },
    function settingOfValue(node) {
      const isSet = node.type === 'VariableDeclarator' && node.init && known(values, node.id.name);
      return isSet ? replaced(node.id.name, node.init, values[node.id.name]) : undefined;
    },
    function takingOfConstant(node) {
      if (node.type !== 'ObjectPattern') return undefined;
      const isTaken = ({ key, value }) => key && value.type !== 'ObjectPattern' && known(constants, key.name);
      const taken = node.properties.filter(isTaken);
      if (taken.length === 0) return undefined;
      const isAll = !node.properties.some(({ type }) => type === 'RestElement');
      const kept = node.properties.filter((one) => !taken.includes(one)).map(textOf);
      const found = taken.map(({ key }) => key.name);
      return isAll
        ? { ...replaced('', node, `{ ${kept.join(', ')} }`), facts: found }
        : { facts: found, edits: [], gone: taken };
    },
    function readingOfConstant(node, parent, key) {
      const isRead = node.type === 'Identifier' && known(constants, node.name) && reads(parent, key);
      return isRead ? replaced(node.name, node, constants[node.name]) : undefined;
    },
    function readingOfField(node, parent, key) {
      if (node.type !== 'MemberExpression' || node.computed || !known(fields, node.property.name))
        return undefined;
      const isSet = parent.type === 'AssignmentExpression' && key === 'left';
      return isSet ? undefined : replaced(node.property.name, node, fields[node.property.name]);
    },
    ...rulesForKinds(facts, textOf),
  ];
}

/** React tells kinds of elements by numbers and symbols, and kinds of work by masks. */
function rulesForKinds({ masks = [], types = [], tags = [] }, textOf) {
  const isDead = (node) => {
    if (node?.type === 'Literal') return tags.includes(node.value);
    return node?.type === 'Identifier' && types.includes(node.name);
  };
  return [
    function testOfMask(node) {
      if (node.type !== 'BinaryExpression' || node.operator !== '===') return undefined;
      const mask =
        node.left.type === 'BinaryExpression' && node.left.operator === '&' && node.left.right.value;
      return masks.includes(mask) ? replaced(mask, node, 'false') : undefined;
    },
    function testOfKind(node) {
      if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator)) return undefined;
      const [kind, other] = isDead(node.left) ? [node.left, node.right] : [node.right, node.left];
      if (!isDead(kind) || !isTag(other)) return undefined;
      return replaced(textOf(kind), node, node.operator === '===' ? 'false' : 'true');
    },
    function casesOfKind(node) {
      return node.type === 'SwitchStatement' ? deadCases(node, isDead, textOf) : undefined;
    },
  ];
}

const isTag = (node) => node.property?.name === 'tag' || /^tag(\$|$)/.test(node.name ?? '');

/** Not a name that is only written down: of a parameter, a declaration or a field. */
function reads(parent, key) {
  if (parent.type === 'MemberExpression') return key === 'object' || parent.computed;
  if (/^(Property|MethodDefinition|PropertyDefinition)$/.test(parent.type)) return key === 'value';
  if (parent.type === 'VariableDeclarator') return key === 'init';
  if (parent.type === 'AssignmentPattern') return key === 'right';
  if (isFunction(parent)) return key === 'body';
  return !/^(LabeledStatement|CatchClause|ArrayPattern|RestElement|ClassDeclaration|(Im|Ex)portSpecifier)$/.test(
    parent.type,
  );
}

/** Cases of dead kinds, with what they do, except where a living case runs on into it. */
function deadCases({ discriminant, cases }, isDead, textOf) {
  if (!isTag(discriminant) && !/Identifier|MemberExpression/.test(discriminant.type)) return undefined;
  const found = { facts: [], edits: [], gone: [], parts: [] };
  let runsOn = false;
  for (const one of cases) {
    const isGone = one.test && isDead(one.test) && (one.test.type === 'Identifier' || isTag(discriminant));
    const [first] = one.consequent;
    if (isGone) {
      found.facts.push(textOf(one.test));
      const end = runsOn && first ? first.start : one.end;
      found.edits.push({ start: one.start, end, to: '' });
      found.gone.push(runsOn ? one.test : one);
      if (!runsOn) found.parts.push(one);
      if (!runsOn) continue;
    }
    if (first || !isGone) runsOn = !ends(one.consequent);
  }
  return found.facts.length > 0 ? found : undefined;
}

function ends(statements) {
  const last = statements.at(-1);
  if (last?.type === 'BlockStatement') return ends(last.body);
  return /^(Break|Return|Throw|Continue)Statement$/.test(last?.type ?? '');
}
