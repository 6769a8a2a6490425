import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { plain } from './face';

/**
 * Returns the text of an interface in our source, for the types of the package. The compiler checks the interface where
 * the source uses it, so the two cannot differ. The interface must not use types of another file.
 */
export function interfaceText(file: string, name: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  const found = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!found) throw new Error(`There is no interface ${name} in ${file}.`);
  const [comment] = ts.getJSDocCommentsAndTags(found);
  return plain(`${comment ? `${comment.getText()}\n` : ''}${found.getText()}`);
}
