import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';

/** The file of settings cannot be read. The message says which file and what to do. */
export class EnvFileError extends Error {
  override readonly name = 'EnvFileError';
}

/** Adds the settings of a file to the environment if the file exists. Environment variables take precedence. */
export function loadEnvFile(path: string): void {
  if (!existsSync(path)) return;
  try {
    process.loadEnvFile(path);
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
    throw new EnvFileError(
      `The file ${resolve(path)} cannot be read (${reason}): make it a text file that this account may read, or remove it.`,
    );
  }
}
