/** Half a tally, as in the margin of an illuminated page: gold on lapis. */
export const medieval = (
  <>
    <path d="M1 1h94v94H1z" fill="#1b3163" stroke="#2c1e12" />
    <path
      d="M14 14h0m22 0h0m22 0h0m22 0h0M25 25h0m22 0h0m22 0h0M14 36h0m22 0h0m22 0h0m22 0h0M25 47h0m22 0h0m22 0h0M14 58h0m22 0h0m22 0h0m22 0h0M25 69h0m22 0h0m22 0h0M14 80h0m22 0h0m22 0h0m22 0h0"
      stroke="#c4912c"
      strokeWidth="2.2"
    />
    <path d="M4.5 4.5h87v87h-87z" fill="none" stroke="#c4912c" strokeWidth="3" />
    <g strokeLinejoin="round" transform="rotate(-34 48 48)">
      <path
        d="M3 38h27l2.5 5 2.5-5h5l2.5 5 2.5-5h5l2.5 5 2.5-5h9l4.5 8 4.5-8h19v13H29l-5 11H3z"
        fill="#d9a95e"
        stroke="#1c120a"
        strokeWidth="1.8"
      />
      <path d="M30 47h61v4H28.500z" fill="#f7e3b0" />
      <path
        d="M6 43h16M5 48h14m-13 5h15M8 58h11M80 42h10"
        fill="none"
        stroke="#8a5a22"
        strokeWidth="1.2"
      />
      <path d="M3 38h27M40 38h5m5 0h5m24 0h13" fill="none" stroke="#5a3a1c" strokeWidth="3" />
      <path d="M22 49l-4 9" fill="none" stroke="#a32a14" strokeWidth="1.6" />
    </g>
  </>
);
