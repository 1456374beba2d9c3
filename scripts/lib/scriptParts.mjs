/**
 * A node of the syntax tree, with what the kinds that occur here have.
 *
 * @typedef {'argument' | 'arguments' | 'body' | 'callee' | 'computed' | 'declarations' | 'expression' | 'expressions' | 'id' | 'init' |
 *   'key' | 'kind' | 'left' | 'name' | 'object' | 'operator' | 'property' | 'right' | 'superClass' | 'test' | 'value'} NodeField
 * @typedef {{ type: string, start: number, end: number } & Partial<Record<NodeField, any>>} Node
 */

/**
 * A statement, one declaration of several, or a member of a class.
 *
 * @typedef {object} Part
 * @property {string} text without the members that are parts of their own, whose place is marked
 * @property {readonly string[]} paths all of which must be reached, e.g. `goog.asserts`
 * @property {string | undefined} name that must be reached, too
 * @property {References} refers what is reached with the part
 * @property {'statement' | 'member' | 'export'} kind
 * @property {string} [member] mark in the text of its class
 * @property {string} [exported] name outside
 */

/** @typedef {{ values: Set<string>, paths: Set<string>, names: Set<string> }} References paths as they are used, owners of what is assigned */

/** Objects that hold others by path; classes are reached by the names of their members. */
const NAMESPACE = /^(?:goog|jspb|module\$exports\$[\w$]+)(?=\.|$)/;

/**
 * The parts of a script that was compiled with all names kept.
 *
 * @param {unknown} program syntax tree
 * @param {string} code
 * @returns {readonly Part[]}
 * @throws when there is a statement whose meaning is not known here
 */
export function partsOfScript(program, code) {
  /** @type {Part[]} */
  const parts = [];
  for (const statement of /** @type {{ body: Node[] }} */ (program).body) {
    addParts(statement, code, parts);
  }
  return parts;
}

/** @type {(statement: Node, code: string, parts: Part[]) => void} */
function addParts(statement, code, parts) {
  switch (statement.type) {
    case 'EmptyStatement':
      return;
    case 'FunctionDeclaration':
      parts.push(partOf(statement, code, { paths: [statement.id.name] }));
      return;
    case 'ClassDeclaration':
      addClass(statement, code, parts);
      return;
    case 'VariableDeclaration':
      for (const one of statement.declarations) {
        const part = partOf(one, code, { paths: [one.id.name] });
        // What names itself, as in `goog = goog || {}`, is not reached by that.
        part.refers.values.delete(one.id.name);
        parts.push({ ...part, text: `${statement.kind} ${part.text};` });
      }
      return;
    case 'ExpressionStatement':
      addExpression(statement.expression, code, parts);
      return;
    case 'IfStatement':
      if (isNeverTrue(statement.test)) {
        return;
      }
      break;
    default:
  }
  throw new Error(`Nothing is known of a part like ${code.slice(statement.start, statement.start + 80)}`);
}

/** `!COMPILED`, on whose behalf nothing is done in a compiled script. @param {Node} test @returns {boolean} */
function isNeverTrue(test) {
  return (
    (test.type === 'UnaryExpression' && test.operator === '!' && test.argument.name === 'COMPILED') ||
    (test.type === 'LogicalExpression' && test.operator === '&&' && isNeverTrue(test.left))
  );
}

/**
 * @param {Node} expression
 * @param {string} code
 * @param {Part[]} parts
 */
function addExpression(expression, code, parts) {
  switch (expression.type) {
    case 'SequenceExpression':
      expression.expressions.forEach((/** @type {Node} */ one) => addExpression(one, code, parts));
      return;
    case 'AssignmentExpression':
      addAssignment(expression, code, parts);
      return;
    case 'LogicalExpression':
      addConditional(expression, code, parts);
      return;
    case 'CallExpression':
      addCall(expression, code, parts);
      return;
    default:
      throw new Error(`Nothing is known of ${code.slice(expression.start, expression.start + 80)}`);
  }
}

/**
 * `a.b.c = …`, whose owner must be reached beside the name.
 *
 * @param {Node} expression
 * @param {string} code
 * @param {Part[]} parts
 */
function addAssignment({ left, right, start, end }, code, parts) {
  const path = pathOf(left);
  if (path?.startsWith('exports.') === true) {
    const exported = path.slice('exports.'.length);
    const text = `export const ${exported} = ${code.slice(right.start, right.end)};`;
    parts.push({ ...partOf(right, code, { paths: [] }), text, kind: 'export', exported });
    return;
  }
  const part = partOf(right, code, needsOf(left, path, code));
  part.refers.paths.add((pathOf(left.object) ?? '').replace(/\.prototype\b.*/, ''));
  parts.push({ ...part, text: `${code.slice(start, end)};` });
}

/**
 * @param {Node} left side of an assignment
 * @param {string | undefined} path of it, which is none when a name is worked out
 * @param {string} code
 * @returns {{ paths: readonly string[], name?: string }}
 */
function needsOf(left, path, code) {
  const owner = pathOf(left.object);
  if (owner === undefined) {
    throw new Error(`Nothing is known of ${code.slice(left.start, left.start + 80)}`);
  }
  if (path === undefined) {
    return { paths: [NAMESPACE.test(owner) ? owner : rootOf(owner)] };
  }
  return NAMESPACE.test(path) ? { paths: [path] } : { paths: [rootOf(path)], name: path.slice(owner.length + 1) };
}

/**
 * `condition && (a.b = …)`
 *
 * @param {Node} expression
 * @param {string} code
 * @param {Part[]} parts
 */
function addConditional(expression, code, parts) {
  const { left, right, operator } = expression;
  if (left.name === 'COMPILED' || isNeverTrue(left)) {
    return;
  }
  const inner = right.type === 'SequenceExpression' ? right.expressions : [right];
  if (
    operator === '&&' &&
    inner.every((/** @type {Node} */ one) => pathOf(one.left)?.startsWith('exports.') === true)
  ) {
    addExpression(right, code, parts);
    return;
  }
  const owner = inner[0]?.left?.object && pathOf(inner[0].left.object);
  if (operator !== '&&' || owner === undefined) {
    throw new Error(`Nothing is known of ${code.slice(expression.start, expression.start + 80)}`);
  }
  const part = partOf(expression, code, { paths: [rootOf(owner)] });
  parts.push({ ...part, text: `${part.text};` });
}

/**
 * Calls that complete a class.
 *
 * @param {Node} expression
 * @param {string} code
 * @param {Part[]} parts
 */
function addCall(expression, code, parts) {
  const called = pathOf(expression.callee) ?? pathOf(expression.callee.expressions?.[1]);
  switch (called) {
    // Another name for scripts loaded beside this one, the same name again where nothing was renamed, a check of the script itself.
    case 'goog.asserts.assert':
    case 'goog.exportSymbol':
    case 'goog.exportProperty':
      return;
    case 'goog.inherits': {
      const part = partOf(expression, code, { paths: [rootOf(pathOf(expression.arguments[0]) ?? '')] });
      parts.push({ ...part, text: `${part.text};` });
      return;
    }
    default:
      throw new Error(`Nothing is known of a call of ${called}`);
  }
}

/**
 * @param {Node} declaration
 * @param {string} code
 * @param {Part[]} parts
 */
function addClass(declaration, code, parts) {
  const { id, superClass, body } = declaration;
  let text = code.slice(declaration.start, body.start + 1);
  for (const member of body.body) {
    const name = member.computed === true ? undefined : member.key?.name;
    if (member.type !== 'MethodDefinition' || name === undefined) {
      throw new Error(`Nothing is known of a member like ${code.slice(member.start, member.start + 80)}`);
    }
    text += `/*@${member.start}@*/`;
    parts.push({
      ...partOf(member.value, code, { paths: [id.name], name }),
      text: code.slice(member.start, member.end),
      kind: 'member',
      member: String(member.start),
    });
  }
  const shell = partOf(superClass ?? id, code, { paths: [id.name] });
  parts.push({ ...shell, text: `${text}}` });
}

/**
 * @param {Node} node
 * @param {string} code
 * @param {{ paths: readonly string[], name?: string }} needs
 * @returns {Part}
 */
function partOf(node, code, { paths, name }) {
  return { text: code.slice(node.start, node.end), paths, name, refers: referencesOf(node), kind: 'statement' };
}

/**
 * All paths and names in a piece of code, those of locals too: one too many keeps a part, one too few would lose it.
 *
 * @param {Node} node
 * @returns {References}
 */
function referencesOf(node) {
  /** @type {References} */
  const found = { values: new Set(), paths: new Set(), names: new Set() };
  /** @type {unknown[]} */
  const waiting = [node];
  while (waiting.length > 0) {
    const one = waiting.pop();
    if (Array.isArray(one)) {
      waiting.push(...one);
    } else if (isNode(one) && !note(one, found)) {
      waiting.push(...Object.values(one));
    }
  }
  return found;
}

/**
 * Notes a reference; answers whether there is nothing more in it.
 *
 * @param {Node} node
 * @param {References} found
 */
function note(node, { values, names }) {
  const path = pathOf(node);
  if (path !== undefined) {
    values.add(path);
    path.split('.').forEach((name) => names.add(name));
    return true;
  }
  if (node.type === 'MemberExpression' && node.property.name !== undefined) {
    names.add(node.property.name);
  } else if (node.type === 'Property' && node.key.name !== undefined) {
    names.add(node.key.name);
  } else if (node.type === 'Literal' && typeof node.value === 'string') {
    names.add(node.value);
  }
  return false;
}

/** @param {unknown} value @returns {value is Node} */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** `a.b.c` of names joined by points. @param {Node | undefined} node @returns {string | undefined} */
function pathOf(node) {
  if (node?.type === 'Identifier') {
    return node.name;
  }
  if (node?.type !== 'MemberExpression' || node.computed === true) {
    return undefined;
  }
  const owner = pathOf(node.object);
  return owner === undefined ? undefined : `${owner}.${node.property.name}`;
}

/** @param {string} path */
function rootOf(path) {
  return /^[^.]*/.exec(path)?.[0] ?? '';
}
