const shadow = [0, 1, 2, 3].map(
  (row) => `M${row % 2 === 0 ? 4 : 7} ${66 + row * 5}h0${'m6 0h0'.repeat(row % 2 === 0 ? 14 : 13)}`,
);

/** A strip of teletype, as in a newspaper: yellow tape with its holes, over a screen of dots. */
export const modern = (
  <>
    <path d="M0 0h96v96H0z" fill="#f3f1e8" />
    <path d="M5 9h86M5 13h86" fill="none" stroke="#14161a" strokeWidth="2" />
    <path
      d={shadow.join('')}
      fill="none"
      opacity=".55"
      stroke="#14161a"
      strokeLinecap="round"
      strokeWidth="2.8"
      transform="rotate(-13 48 48)"
    />
    <g transform="rotate(-13 48 48)">
      <path
        d="M-14 31h98l6 5-5 5 6 5-6 5 5 5-6 6-4 5h-94z"
        fill="#f2d469"
        stroke="#14161a"
        strokeWidth="1.8"
      />
      <g fill="none" stroke="#14161a" strokeLinecap="round">
        <path
          d="M5 37h0m0 14h0m0 7h0M16 37h0m0 21h0M27 44h0m0 7h0M38 37h0m0 7h0m0 14h0M49 51h0m0 7h0M60 37h0m0 7h0m0 7h0m0 7h0M71 44h0m0 14h0"
          strokeWidth="5.4"
        />
        <path d="M5 47.500h0m11 0h0m11 0h0m11 0h0m11 0h0m11 0h0m11 0h0m8 0h0" strokeWidth="2" />
      </g>
    </g>
    <path d="M5 88h34" fill="none" stroke="#b3161c" strokeWidth="5" />
  </>
);
