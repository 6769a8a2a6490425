import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A change of one file. A file that does not exist begins empty. */
export interface Edit {
  path: string;
  write: (text: string, read: (path: string) => string) => string | Promise<string>;
}

/** The files of the repository with some changes, which exist only in memory. */
export interface SourceCopy {
  change: (edits: readonly Edit[]) => Promise<void>;
  /** Returns the errors of the compiler in these files, or in all files of the product, as `path: message`. */
  errors: (paths?: readonly string[]) => string[];
}

/** The folders that the compiler checks. What else they import is only parsed. */
const checkedFolders = /^(src|elements|tools\/generate|demo\/portal\/services)\//;

/** Creates a copy without changes. Files that do not change between two checks are parsed once. */
export function copySource(): SourceCopy {
  const changed = new Map<string, string>();
  const read = (path: string): string =>
    changed.get(resolve(path)) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  let last: ts.Program | undefined;
  return {
    async change(edits) {
      for (const { path, write } of edits) changed.set(resolve(path), await write(read(path), read));
    },
    errors(paths) {
      last = programOf(changed, last);
      return errorsOf(last, paths);
    },
  };
}

function programOf(changed: ReadonlyMap<string, string>, last: ts.Program | undefined): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', (path) => readFileSync(path, 'utf8')) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const names = [...fileNames.map((name) => resolve(name)), ...changed.keys()];
  return ts.createProgram({
    rootNames: names.filter((name) => checkedFolders.test(relativePath(name)) && /\.tsx?$/.test(name)),
    options,
    host: hostOf(changed, last, options),
    ...(last && { oldProgram: last }),
  });
}

function hostOf(
  changed: ReadonlyMap<string, string>,
  last: ts.Program | undefined,
  options: ts.CompilerOptions,
): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  const folders = new Set([...changed.keys()].map((path) => dirname(path)));
  const readFile = (path: string) => changed.get(resolve(path)) ?? disk.readFile(path);
  return {
    ...disk,
    readFile,
    fileExists: (path) => changed.has(resolve(path)) || disk.fileExists(path),
    directoryExists: (path) => folders.has(resolve(path)) || ts.sys.directoryExists(path),
    getSourceFile(path, languageOptions) {
      const text = readFile(path);
      const parsed = last?.getSourceFile(path);
      if (parsed && parsed.text === text) return parsed;
      return text === undefined ? undefined : ts.createSourceFile(path, text, languageOptions);
    },
  };
}

function errorsOf(program: ts.Program, paths: readonly string[] | undefined): string[] {
  const files = program.getSourceFiles().filter(({ fileName }) => {
    const path = relativePath(fileName);
    return paths ? paths.includes(path) : checkedFolders.test(path);
  });
  return files
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
    .map(
      ({ file, messageText }) =>
        `${relativePath(file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

const relativePath = (path: string): string => resolve(path).slice(process.cwd().length + 1);
