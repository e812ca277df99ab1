import { glowAt } from './glow';
import type { PictureLife } from './picture-life';
import { fragmentShader, vertexShader } from './shader';
import type { Eye } from './sway';

/** The full shift: the share of the picture's width by which the nearest and the farthest part together move. */
const SHIFT = 0.008;

/** The shape of every picture: its height is a share of its width. */
const RATIO = 1024 / 1536;

/** What is drawn of a picture at one moment. */
export interface LivingFrame {
  /** Where the eye is. */
  readonly eye: Eye;
  /** The time since the start, in seconds. */
  readonly seconds: number;
  /** How much of all motion is shown, from 0 to 1: with 0 the canvas shows the same as the image. */
  readonly strength: number;
}

/** A canvas that draws a moving picture. */
export interface LivingCanvas {
  readonly element: HTMLCanvasElement;
  /** Returns false while the browser is still compiling; throws if it cannot. */
  readonly isReady: () => boolean;
  /** Sets what it draws: the picture, of which each pixel is one of the canvas, and the map of its depth. */
  readonly load: (picture: ImageBitmap, map: ImageBitmap) => void;
  /** Draws one moment. */
  readonly draw: (frame: LivingFrame) => void;
  /** Frees what it uses of the graphics processor. */
  readonly release: () => void;
}

/** Creates the canvas of a picture, or returns null if the browser has no WebGL left. */
export function createLivingCanvas(life: PictureLife): LivingCanvas | null {
  const element = document.createElement('canvas');
  const gl = element.getContext('webgl', {
    alpha: false,
    antialias: false,
    depth: false,
    powerPreference: 'low-power',
  });
  if (gl === null) return null;
  // Without the extension, reading the status waits for the compiler.
  const parallel = gl.getExtension('KHR_parallel_shader_compile');
  const program = gl.createProgram();
  for (const [kind, code] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader(life)],
  ] as const) {
    const shader = gl.createShader(kind) as WebGLShader;
    gl.shaderSource(shader, code);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  let linked = false;
  const places: Record<string, WebGLUniformLocation | null> = {};
  const place: Place = (name) => (places[name] ??= gl.getUniformLocation(program, name));

  return {
    element,
    isReady() {
      if (linked) return true;
      if (parallel && gl.getProgramParameter(program, parallel.COMPLETION_STATUS_KHR) === false)
        return false;
      if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true && !gl.isContextLost())
        throw new Error(`A moving picture cannot be drawn: ${gl.getProgramInfoLog(program)}`);
      linked = true;
      gl.useProgram(program);
      begin(gl, program, { life, place });
      return true;
    },
    load(picture, map) {
      // The styles scale the canvas as they scale the image.
      element.width = picture.width;
      element.height = picture.height;
      gl.viewport(0, 0, picture.width, picture.height);
      for (const [unit, source] of [picture, map].entries()) {
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, source);
        source.close();
      }
    },
    draw({ eye: [x, y], seconds, strength }) {
      const shift = SHIFT * life.reach * strength;
      gl.uniform2f(place('shift'), x * shift, (y * shift * 0.4) / RATIO);
      gl.uniform1f(place('time'), seconds);
      gl.uniform1f(place('strength'), strength);
      if (life.lights.length > 0) gl.uniform4fv(place('lamps'), lampsAt(life, seconds));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

/** Returns where the program keeps a value, by its name. */
type Place = (name: string) => WebGLUniformLocation | null;

/** Sets everything that stays the same while a picture moves. */
function begin(
  gl: WebGLRenderingContext,
  program: WebGLProgram,
  { life, place }: { life: PictureLife; place: Place },
): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  for (const [unit, name] of ['picture', 'map'].entries()) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.uniform1i(place(name), unit);
  }
  gl.uniform1f(place('focus'), life.focus);
  if (life.lights.length > 0)
    gl.uniform3fv(
      place('tints'),
      life.lights.flatMap(({ color }) => tintOf(color)),
    );
  if (life.drifts.length === 0) return;
  gl.uniform4fv(
    place('boxes'),
    life.drifts.flatMap(({ box }) => box),
  );
  gl.uniform3fv(
    place('flows'),
    life.drifts.flatMap(({ kind, drift: [dx, dy] }) => [dx, dy / RATIO, kind === 'water' ? 1 : 0]),
  );
}

function lampsAt({ lights }: PictureLife, seconds: number): number[] {
  return lights.flatMap(({ kind, x, y, radius }, index) => [
    x,
    y,
    radius,
    glowAt(kind, index, seconds),
  ]);
}

/** Returns red, green and blue from 0 to 1. */
function tintOf(color: string): number[] {
  return [0, 2, 4].map((place) => parseInt(color.slice(place, place + 2), 16) / 255);
}
