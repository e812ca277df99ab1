import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from './files';

const folders = ['packages/ui', 'apps/game'];

/** Returns one program of several folders, with the options of the last one. */
function programOf(names: readonly string[]): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const parsed = names.map((folder) =>
    ts.getParsedCommandLineOfConfigFile(
      path.join(root, folder, 'tsconfig.json'),
      { noEmit: true },
      host,
    ),
  );
  return ts.createProgram(
    parsed.flatMap((config) => config?.fileNames ?? []),
    parsed.at(-1)?.options ?? {},
  );
}

const program = programOf(folders);
const types = program.getTypeChecker();

/** True if an expression between tags may be a text that differs from one render to the next. */
function mayChange(expression: ts.Expression): boolean {
  const type = types.getTypeAtLocation(expression);
  const kinds = type.isUnion() ? type.types : [type];
  // What may be an element too was checked where it was made.
  if (kinds.some((kind) => kind.symbol?.name === 'ReactPortal')) return false;
  const texts = kinds.filter(
    (kind) =>
      (kind.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0 &&
      // An empty text renders nothing.
      !(kind.isStringLiteral() && kind.value === ''),
  );
  return texts.length > 0;
}

/** True for an expression in braces that is not a fixed text. */
function isChanging(child: ts.JsxChild): child is ts.JsxExpression & { expression: ts.Expression } {
  return (
    ts.isJsxExpression(child) &&
    child.expression !== undefined &&
    !ts.isStringLiteral(child.expression)
  );
}

/** Returns the texts of a file that may change, or beside which something may come and go, and that are not alone. */
function bareTexts(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(
        (child) =>
          !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
          !(ts.isJsxExpression(child) && child.expression === undefined),
      );
      const expressions = children.filter(isChanging).map(({ expression }) => expression);
      const bare = [
        ...expressions.filter((expression) => mayChange(expression)),
        // What comes and goes is added before the text that follows it.
        ...children.slice(children.findIndex(isChanging)).filter(ts.isJsxText),
      ];
      if (children.length > 1 && expressions.length > 0)
        for (const text of bare) {
          const { line } = file.getLineAndCharacterOfPosition(text.getStart());
          const name = path.relative(root, file.fileName);
          found.push(`${name}:${line + 1}: ${text.getText().trim()}`);
        }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

it.each(folders)(
  'each text in %s that may change is the only child of its element, because a browser that translates replaces it',
  (folder) => {
    const files = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName.startsWith(path.join(root, folder, 'src')))
      .filter(({ fileName }) => /(?<!\.stories)\.tsx$/.test(fileName))
      // The writers' workshop is a page of Storybook.
      .filter(({ fileName }) => !/\/(?:fixtures|tokens|workshop)\//.test(fileName));
    expect(files.length).toBeGreaterThan(5);
    expect(files.flatMap((file) => bareTexts(file))).toEqual([]);
  },
);
