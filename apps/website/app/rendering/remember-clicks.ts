/**
 * Stands inline in the document. Links, forms and what the browser opens itself work before the page's script is there;
 * our buttons that need it are remembered, once each: whoever sees nothing happen presses again. One that would send its
 * form elsewhere meanwhile (`data-wait`) is held, until everything has loaded: from then on the script is late for good.
 * `browser/early-clicks.ts` presses what was remembered.
 */
export const REMEMBER_CLICKS =
  'early=new Set;addEventListener("click",early.note=e=>{let b=e.target.closest?.("main [type=button],[data-wait]");b&&early.add(b);b?.dataset.wait&&document.readyState!="complete"&&e.preventDefault()},!0)';
