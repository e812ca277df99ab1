import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { manifestOf, root } from './files';

const turboCommands = Object.entries(manifestOf('.').scripts ?? {}).flatMap(([script, commands]) =>
  commands
    .split('&&')
    .map((command) => command.trim())
    .filter((command) => /\bturbo run\b/.test(command))
    .map((command) => ({ script, command })),
);

it('finds the scripts that run Turborepo', () => {
  expect(turboCommands.map(({ script }) => script)).toContain('play');
});

it.each(turboCommands)('$script switches telemetry off', ({ command }) => {
  expect(command).toMatch(/^cross-env TURBO_TELEMETRY_DISABLED=1 turbo run /);
});

it('prints no notice about telemetry if it is switched off', () => {
  const { command = '' } = turboCommands[0] ?? {};
  const home = mkdtempSync(path.join(tmpdir(), 'first-run-'));
  try {
    const { CI: _, TURBO_TELEMETRY_DISABLED: __, DO_NOT_TRACK: ___, ...environment } = process.env;
    const { stdout, stderr } = spawnSync(`${command} --dry`, {
      cwd: root,
      encoding: 'utf8',
      shell: true,
      env: {
        ...environment,
        // Turborepo prints the notice once for each user and records that in this folder.
        HOME: home,
        XDG_CONFIG_HOME: home,
        APPDATA: home,
        PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
      },
    });
    expect(stdout).toContain('Packages in Scope');
    const lines = `${stdout}\n${stderr}`.split('\n');
    expect(lines.filter((line) => /telemetry/i.test(line))).toEqual([]);
  } finally {
    rmSync(home, { recursive: true });
  }
});
