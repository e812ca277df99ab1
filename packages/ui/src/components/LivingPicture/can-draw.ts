/** The names of renderers that draw with the processor, which has other work to do. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Returns whether the browser has WebGL and draws with a graphics processor; with any, if it is not `measured`. */
export function canDraw({ measured }: { measured: boolean }): boolean {
  const gl = document.createElement('canvas').getContext('webgl');
  if (gl === null || !measured) return gl !== null;
  let renderer = String(gl.getParameter(gl.RENDERER));
  // Chromium names it only here; Firefox only there, and would warn on the console.
  if (renderer === 'WebKit WebGL') {
    const names = gl.getExtension('WEBGL_debug_renderer_info');
    if (names) renderer = String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL));
  }
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return !SOFTWARE.test(renderer);
}
