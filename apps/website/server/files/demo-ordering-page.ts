import { formatPrice } from '@tablefront/restaurant/prices';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { themeTokens } from '@tablefront/restaurant/theme';
import { html, raw } from 'hono/html';

export interface OrderedDish {
  /** Of the form. */
  field: string;
  name: string;
  description?: string;
  image?: string;
  price: number;
  count: number;
}

interface Order {
  dishes: OrderedDish[];
  /** The location that it is for. */
  place?: { slug: string; name: string };
}

const STYLE = `
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:400 1rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:auto;padding:1.25rem 1.25rem 7rem}
h1{font-size:1.75rem;line-height:1.15}
h2{font-size:1.25rem}
.notice{margin:1rem 0;padding:.75rem 1rem;border-radius:6px;background:var(--tint-2);font-weight:600}
ul{list-style:none;padding:0}
li{display:grid;grid-template-columns:72px 1fr auto;gap:.25rem 1rem;align-items:center;padding:.9rem 0;border-top:1px solid var(--line)}
li:not(:has(img)){grid-template-columns:1fr auto}
img{width:72px;height:64px;object-fit:contain;border-radius:6px;background:var(--tint)}
p{color:var(--muted)}
b,strong{color:var(--ink);font-weight:650}
input{width:4.5rem;min-height:44px;padding:0 .5rem;border:1px solid var(--line-strong);border-radius:6px;background:#fff;color:#000;font:inherit;text-align:center}
button{width:100%;max-width:42rem;min-height:52px;padding:0 1.5rem;border:2px solid var(--order-edge,var(--order));border-radius:6px;background:var(--order);color:var(--on-order);font:650 1rem/1 system-ui,sans-serif;cursor:pointer}
.bar{position:fixed;inset:auto 0 0;display:grid;justify-items:center;padding:.75rem 1.25rem;border-top:1px solid var(--line);background:var(--paper)}
table{width:100%;margin:.5rem 0 0;border-collapse:collapse}
th,td{padding:.4rem 0;border-top:1px solid var(--line);text-align:left;font-weight:400}
td:last-child,tfoot th+td{text-align:right;font-variant-numeric:tabular-nums}
tfoot *{font-weight:650}
section{margin-bottom:2rem}
a{display:inline-flex;align-items:center;min-height:44px;color:var(--brand-ink);font-weight:600}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
`;

/** What a guest sees of it, as HTML: the dishes as a form, and what was chosen once it is sent to this page. */
export function demoOrderingPage(configuration: SiteConfiguration, { dishes, place }: Order) {
  const { name, theme, currency } = configuration;
  const tokens = Object.entries(themeTokens(theme)).map(([token, value]) => `${token}:${value}`);
  const money = (amount: number) => formatPrice(amount, currency, 'en');
  const chosen = dishes.filter(({ count }) => count > 0);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Order from ${name}</title>
<style>:root{${raw(tokens.join(';'))}}${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>Order from ${name}</h1>
<p>Pickup${place === undefined ? '' : ` at ${place.name}`}</p>
<p class="notice">This is a demo: orders are not sent.</p>
${chosen.length > 0 ? reviewOf(chosen, money) : ''}
<form id="dishes">
${place === undefined ? '' : html`<input type="hidden" name="at" value="${place.slug}">`}
<ul>
${dishes.map(
  ({ field, name: dish, description, image, price, count }) => html`<li>
${image === undefined ? '' : html`<img src="${image}" alt="" loading="lazy">`}
<div><b>${dish}</b><p>${description ?? ''}</p><b>${money(price)}</b></div>
<label><span class="hidden">How many: ${dish}</span><input type="number" name="${field}" min="0" max="20" value="${count}"></label>
</li>`,
)}
</ul>
<div class="bar"><button>Review order</button></div>
</form>
</main>
</body>
</html>`;
}

function reviewOf(chosen: OrderedDish[], money: (amount: number) => string) {
  const total = chosen.reduce((sum, { price, count }) => sum + price * count, 0);
  return html`<section aria-labelledby="review">
<h2 id="review">Your order</h2>
<table>
<tbody>
${chosen.map(({ name, price, count }) => html`<tr><th scope="row">${count} × ${name}</th><td>${money(price * count)}</td></tr>`)}
</tbody>
<tfoot><tr><th scope="row">Total, before tax</th><td>${money(total)}</td></tr></tfoot>
</table>
<p>A real ordering page would take your name and payment now. This one ends here.</p>
<a href="#dishes">Change the order</a>
</section>`;
}
