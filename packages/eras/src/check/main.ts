import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultText } from '../fault';
import { type CompiledFolders, compileFolder, compileFolders } from '../read-folders';
import { figuresOf } from './figures';
import { lengthFault } from './lengths';
import { proofPage } from './page';
import { type ProofEra, proofEra } from './texts';
import { warningText } from './warnings';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * Checks the folders of eras, or all that are built in if none is named. Prints every fault and every warning, and
 * writes all texts to one page. Returns true if there is no fault.
 */
export async function checkEras(
  folders: readonly string[],
  print: (line: string) => void,
  page = path.join(root, 'test-results', 'proof.html'),
): Promise<boolean> {
  const missing = await missingFolder(folders);
  if (missing !== undefined) {
    print(`There is no folder ${missing}. Name the folder of an era, such as eras/medieval.`);
    return false;
  }
  const { eras, faults, lastPages } =
    folders.length === 0 ? await compileFolders() : await compile(folders);
  for (const fault of faults) print(faultText(fault));
  if (faults.length > 0) print(`${faults.length === 1 ? '1 fault' : `${faults.length} faults`}\n`);

  const proofs = eras.map(proofEra);
  for (const proof of proofs) report(proof, print);
  for (const { era, unwritten } of eras) {
    const { slug } = era.period;
    if (unwritten.length > 0)
      print(`${slug} has no ${unwritten.join(', ')}: there the game tells general words.`);
  }
  for (const { name, text } of lastPages) {
    const length = lengthFault({ kind: 'last page', text });
    if (length !== undefined) print(`warning: ${length} in last-page.md: ${name}`);
  }
  if (proofs.length > 0) {
    await mkdir(path.dirname(page), { recursive: true });
    await writeFile(page, proofPage(proofs));
    print(`All texts are in ${path.relative(process.cwd(), page)}`);
  }
  return faults.length === 0;
}

async function missingFolder(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const found = await stat(folder).catch(() => undefined);
    if (!found?.isDirectory()) return folder;
  }
  return undefined;
}

async function compile(folders: readonly string[]): Promise<CompiledFolders> {
  const compiled = await Promise.all(folders.map((folder) => compileFolder(folder)));
  return {
    eras: compiled.flatMap(({ content }) => content ?? []),
    lastPages: [],
    media: new Map(),
    faults: compiled.flatMap(({ faults }) => faults),
  };
}

function report(proof: ProofEra, print: (line: string) => void): void {
  const { warnings, summary } = figuresOf(proof);
  for (const warning of warnings) print(warningText(proof.slug, warning));
  print(summary);
}
