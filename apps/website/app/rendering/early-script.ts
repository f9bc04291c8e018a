/**
 * Our buttons that need the page's script are remembered when they are pressed before it is there, once each: whoever sees
 * nothing happen presses again. One that would send its form elsewhere meanwhile (`data-wait`) is held, until it is
 * known that the script cannot be had, or ten seconds. `browser/early-clicks.ts` presses what was remembered.
 */
const REMEMBER_CLICKS =
  'early=new Set;setTimeout(()=>early.late=1,1e4);addEventListener("click",early.note=e=>{let b=e.target.closest?.("main [type=button],[data-wait]");b&&early.add(b);b?.dataset.wait&&!early.late&&e.preventDefault()},!0)';

/** Going back begins at the top of the page: the browser must not scroll to where the visitor was. `browser/scrolling.ts` has the rest. */
const BEGIN_AT_TOP =
  'if(performance.getEntriesByType("navigation")[0]?.type=="back_forward")history.scrollRestoration="manual"';

/** Stands inline in the document: what cannot wait for the script. */
export const EARLY_SCRIPT = `${REMEMBER_CLICKS};${BEGIN_AT_TOP}`;

/**
 * The page's script cannot be had: forms wait for it no longer, and the page looks as it does without JavaScript. What a script
 * would show in its time (steps of a form, tabs, the rest of a text) would be out of reach otherwise.
 */
export const SCRIPT_FAILED =
  'early.late=1;document.querySelectorAll("style").forEach(s=>s.textContent=s.textContent.replace(/(scripting: ?)(\\w+)/g,(_,k,v)=>k+(v=="none"?"enabled":"none")))';

/**
 * After the place of the location of last time (`picker/picker.tsx`): it has its room from the first paint on, where there is one.
 * `browser/picker/last-time.ts` fills it.
 */
export const LAST_TIME = 'try{let l=localStorage.location;if(l)document.documentElement.dataset.last=l}catch{}';

/**
 * Of a page with a frame: it leads on to a host that the page's policy does not know, and the browser shows nothing but a
 * grey face in it. That may be known before the script is there.
 */
export const FRAME_REFUSED =
  'addEventListener("securitypolicyviolation",e=>{if(e.effectiveDirective=="frame-src")document.documentElement.dataset.refused=""})';
