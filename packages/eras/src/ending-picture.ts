import { type EndingPicture, lights } from './era-content';
import type { Report } from './fault';
import type { Labelled } from './labels';

/** The addresses of an era's pictures by the number that an ending names, the one with which it opens marked. */
export interface Pictures {
  /** The addresses in the order of their numbers; empty if the era has no picture. */
  readonly addresses: readonly string[];
  /** The address with which the era opens. */
  readonly opening: string;
}

const MOST_ZOOM = 150;
const form =
  /^(?<number>\d+)(?:, (?:(?<zoom>\d+)% )?at (?<across>\d+) (?<down>\d+))?(?:, (?<light>[a-z]+))?\.?$/;
const example = '"2", "2, dusk", "2, at 50 30" or "2, 130% at 40 30, dusk"';

/** Reads the picture of an ending: its number, the place that a crop keeps, how much it is enlarged, and its light. */
export function readPicture(
  { words, line }: Labelled,
  { addresses, opening }: Pictures,
  where: string,
  report: Report,
): EndingPicture {
  const { number, zoom, across, down, light: named } = form.exec(words)?.groups ?? {};
  if (number === undefined) {
    report(line, `found the picture "${words}" in ${where}: write it as ${example}`);
    return {};
  }
  const url = addresses[Number(number) - 1];
  if (url === undefined) {
    const many = addresses.length;
    report(line, `found picture ${number} in ${where}: the era has ${many === 0 ? 'none' : many}`);
  }
  const light = lights.find((known) => known === named);
  if (named !== undefined && light === undefined) {
    report(line, `found the light "${named}" in ${where}: the lights are ${lights.join(', ')}`);
  }
  if (zoom !== undefined && (Number(zoom) < 100 || Number(zoom) > MOST_ZOOM)) {
    report(
      line,
      `found ${zoom}% in ${where}: write 100 to ${MOST_ZOOM}, or the picture is blurred`,
    );
  }
  if (Number(across) > 100 || Number(down) > 100) {
    report(line, `found "at ${across} ${down}" in ${where}: write two numbers from 0 to 100`);
  }
  return {
    ...(url !== opening && { url }),
    ...(across !== undefined && { at: [Number(across), Number(down)] as const }),
    ...(zoom !== undefined && { zoom: Number(zoom) }),
    ...(light && { light }),
  } as EndingPicture;
}
