/** A token, as on a console of glass: hairlines of light, and the drop that it stands for. */
export const future = (
  <>
    <path d="M12 .5h83.500V84l-12 11.500H.5V12z" fill="#12112a" stroke="#6fa9bf" />
    <path
      d="M8 22v-8l6-6h8M74 8h14v14M88 74v8l-6 6h-8M22 88H8V74"
      fill="none"
      stroke="#8be9ff"
      strokeOpacity=".7"
    />
    <g fill="none" stroke="#8be9ff">
      <circle cx="48" cy="48" r="37" strokeOpacity=".16" strokeWidth="7" />
      <circle cx="48" cy="48" r="38" strokeDasharray="1 5" strokeOpacity=".8" />
    </g>
    <path
      d="M36.5 23h25L75 36.500v25L61.5 75h-25L23 61.500v-25z"
      fill="#4f8aa3"
      transform="translate(0 4)"
    />
    <path
      d="M36.5 21h25L75 34.500v25L61.5 73h-25L23 59.500v-25z"
      fill="#0b3c4d"
      stroke="#8be9ff"
      strokeWidth="2"
    />
    <path
      d="M38.5 26h19L70 37.500v19L57.5 68h-19L28 57.500v-19z"
      fill="none"
      stroke="#8be9ff"
      strokeOpacity=".5"
    />
    <path d="M48 29c17 21 12 33 0 33s-17-12 0-33z" fill="#8be9ff" />
    <path
      d="M41 50c0 5 2 7 6 8"
      fill="none"
      stroke="#0b3c4d"
      strokeLinecap="round"
      strokeWidth="2"
    />
    <path d="M57 23l12 12" stroke="#fff" strokeOpacity=".7" strokeWidth="1.5" />
    <path d="M62 79h14" stroke="#ff8a5b" strokeWidth="2" />
  </>
);
