// The prerendered screen is the first scene of a new visit. It is held back if this page shows another one: its
// history entry holds a scene, or its address names an era. The styles show it anyway if the scripts do not come.
const { state } = history as { state: { journey?: unknown } | null };

const isHeld = Boolean(state?.journey) || /[?&]era=(?!medieval\b)\w/.test(location.search);

if (isHeld) document.documentElement.dataset['held'] = '';
