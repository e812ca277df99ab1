import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { libraryFolders, root, typedEntriesOf } from '../packages.mjs';

/**
 * Returns the API report of every entry of every library package as `{ file, text }`: the path from the root,
 * and the report. Reads the built types; throws if a package is not built.
 */
export async function apiReports() {
  const scratch = mkdtempSync(path.join(tmpdir(), 'api-reports-'));
  try {
    const reports = [];
    for (const folder of libraryFolders) {
      for (const entry of await typedEntriesOf(folder)) {
        reports.push(reportOf(folder, entry, scratch));
      }
    }
    return reports;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function reportOf(folder, { name, types }, scratch) {
  const packageFolder = path.join(root, 'packages', folder);
  const reportFolder = path.join(scratch, folder);
  const reportFileName = `${name.replaceAll('/', '-')}.api.md`;
  mkdirSync(reportFolder, { recursive: true });
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: path.join(packageFolder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: packageFolder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder,
        reportTempFolder: path.join(reportFolder, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      compiler: { overrideTsconfig: compilerSettings(types) },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
        extractorMessageReporting: {
          default: { logLevel: 'none' },
          'ae-forgotten-export': { logLevel: 'none', addToApiReportFile: true },
        },
      },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      message.handled = true;
    },
  });
  return {
    file: path.posix.join('packages', folder, 'api', reportFileName),
    text: withoutPlaces(readFileSync(path.join(reportFolder, reportFileName), 'utf8')),
  };
}

/** Leaves out lines and names of built files, which change with anything. */
function withoutPlaces(report) {
  return report.replaceAll(/^\/\/ dist\/\S+ - /gm, '// ');
}

function compilerSettings(types) {
  return {
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2022', 'dom', 'dom.iterable'],
      strict: true,
      skipLibCheck: true,
      types: [],
    },
    files: [types],
  };
}
