import type { PictureLife } from './picture-life';

/** Draws one triangle over the whole canvas. `at` is the place in the picture, from its upper left corner. */
export const vertexShader = `
attribute vec2 corner;
varying vec2 at;
void main() {
  at = vec2(corner.x, -corner.y) * .5 + .5;
  gl_Position = vec4(corner, 0., 1.);
}`;

/**
 * Returns the code that draws a picture's points. With no shift, no time and no strength they are those of the image. The
 * numbers of lights and drifts are part of it, because loops need fixed lengths.
 */
export function fragmentShader({ lights, drifts }: PictureLife): string {
  return `
#define LIGHTS ${lights.length}
#define DRIFTS ${drifts.length}
${points}`;
}

const points = `
precision highp float;
varying vec2 at;
uniform sampler2D picture, map;
uniform vec2 shift;
uniform float focus, time, strength;
#if LIGHTS > 0
uniform vec4 lamps[LIGHTS];
uniform vec3 tints[LIGHTS];
#endif
#if DRIFTS > 0
uniform vec4 boxes[DRIFTS];
uniform vec3 flows[DRIFTS];
#endif

// Beyond its edge the picture is mirrored.
vec3 seen(vec2 p) { return texture2D(picture, 1. - abs(1. - abs(p))).rgb; }

// Half a texel away from the other half of the map.
float depth(vec2 p) { return texture2D(map, vec2(p.x, min(p.y, .996) * .5)).r; }
float mask(vec2 p) { return texture2D(map, vec2(p.x, .5 + max(p.y, .004) * .5)).r; }

float random(vec2 p) {
  p = fract(p * vec2(123.34, 345.45));
  p += dot(p, p + 34.345);
  return fract(p.x * p.y);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f *= f * (3. - 2. * f);
  return mix(mix(random(i), random(i + vec2(1, 0)), f.x),
    mix(random(i + vec2(0, 1)), random(i + vec2(1, 1)), f.x), f.y);
}

// From near to far: the first layer that is as near as its place hides what is behind it.
vec2 parallax() {
  vec2 before = at + shift * (1. - focus);
  float over = depth(before) - 1.;
  for (int i = 1; i <= 8; i++) {
    float height = 1. - float(i) / 8.;
    vec2 next = at + shift * (height - focus);
    float now = depth(next) - height;
    if (now >= 0.) return mix(before, next, over / min(over - now, -1e-4));
    before = next;
    over = now;
  }
  return before;
}

#if DRIFTS > 0
// Smoke: the picture is carried along and fades into itself before it is far, at other times in other places.
vec3 smoke(vec2 p, vec2 flow, float part) {
  float beat = time / 6. + noise(p * 6.);
  vec2 curl = vec2(noise(p * 14. + time * .11), noise(p * 14. + 9. - time * .13)) - .5;
  vec2 way = flow * 6. + curl * .02;
  float one = fract(beat), other = fract(beat + .5);
  vec2 first = way * (one - .5) * part, second = way * (other - .5) * part;
  // What stands beside the smoke is not carried along.
  first *= mask(p - first);
  second *= mask(p - second);
  return mix(seen(p - first), seen(p - second), abs(1. - 2. * one));
}

// Water: ripples across the flow, and light on them.
vec3 water(vec2 p, vec2 flow, float part) {
  vec2 place = p * vec2(38., 130.) - flow * vec2(38., 130.) * time;
  float wave = noise(place + time * .35) + noise(place * 1.9 - time * .5) - 1.;
  vec2 move = vec2(wave * .003, wave * .0018) * part;
  move *= mask(p + move);
  return seen(p + move) * (1. + wave * .13 * part);
}
#endif

void main() {
  vec2 p = parallax();
  vec3 color = seen(p);
#if DRIFTS > 0
  float drifting = mask(p) * strength;
  if (drifting > .01) for (int i = 0; i < DRIFTS; i++) {
    vec2 edge = smoothstep(vec2(0), vec2(.02), p - boxes[i].xy) * smoothstep(vec2(0), vec2(.02), boxes[i].zw - p);
    float part = drifting * edge.x * edge.y;
    if (part > .01) color = flows[i].z > 0. ? water(p, flows[i].xy, part) : smoke(p, flows[i].xy, part);
  }
#endif
#if LIGHTS > 0
  for (int i = 0; i < LIGHTS; i++) {
    vec2 way = (p - lamps[i].xy) / vec2(1, 1.5) / lamps[i].z;
    float more = lamps[i].w * strength * exp(-dot(way, way));
    // Darker, everything keeps its hue: a flame without its orange is green.
    color += more * (more < 0. ? color : tints[i] * (.15 + color));
  }
#endif
  gl_FragColor = vec4(color, 1);
}`;
