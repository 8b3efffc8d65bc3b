import { KNOB_NAMES, KNOBS, type Knobs } from './knobs.ts';
import type { Api, Entry } from './ledger.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const rupees = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const PROVIDER: Readonly<Record<Api, string>> = {
  'phonepe-v1': 'PhonePe',
  'phonepe-v2': 'PhonePe',
  juspay: 'Juspay',
};
const STATE: Readonly<Record<Entry['state'], string>> = {
  pending: 'Waiting for the payer',
  paid: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

const MARK = `<svg class="mark" viewBox="0 0 40 42" aria-hidden="true"><path d="M20 3.5 37 12 20 20.5 3 12Z" fill="#B4540F"/><path d="M3 14.2 20 22.7V27.2L3 18.7Z" fill="#E9B980"/><path d="M37 14.2 20 22.7V27.2L37 18.7Z" fill="#D49A5B"/><path d="M3 20.5 20 29V33L3 24.5Z" fill="#7A4F36"/><path d="M37 20.5 20 29V33L37 24.5Z" fill="#5E3C2A"/><path d="M3 26.3 20 34.8V39L3 30.5Z" fill="#E9B980"/><path d="M37 26.3 20 34.8V39L37 30.5Z" fill="#D49A5B"/></svg>`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Payment sandbox</title><meta name="robots" content="noindex"><link rel="stylesheet" href="/sandbox.css"></head>
<body><header>${MARK}<p><b>Payment sandbox</b><span>Plyhaat’s demo. No bank is behind this page and no money moves.</span></p></header>
<main>${body}</main></body></html>`;

/** Where a payer decides. */
export function payPage(entry: Entry): string {
  const rows = [
    ['Order', `<code>${escaped(entry.id)}</code>`],
    ...(entry.description ? [['For', escaped(entry.description)]] : []),
    ['Paid through', `${PROVIDER[entry.api]}, played by this machine`],
  ];
  const facts = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join('');
  const decided = `<p class="state ${entry.state}" role="status">${STATE[entry.state]}</p><a class="button" href="${escaped(entry.returnUrl)}">Back to Plyhaat</a>`;
  const choice = `<form method="post"><button class="pay" name="action" value="pay">Pay ${rupees(entry.amountPaise)}</button>
<button class="fail" name="action" value="fail">Let it fail</button><button name="action" value="cancel">Cancel</button></form>
<p class="note">Closing this page leaves the order open. <a href="/">Knobs of the sandbox</a></p>`;
  return page(
    `Pay ${rupees(entry.amountPaise)}`,
    `<section class="card"><p class="tag">Sandbox</p><h1>Pay Plyhaat</h1><p class="amount">${rupees(entry.amountPaise)}</p><dl>${facts}</dl>${entry.state === 'pending' ? choice : decided}</section>`,
  );
}

/** The knobs, and what happened last. */
export function knobsPage(knobs: Knobs, latest: readonly Entry[]): string {
  const boxes = KNOB_NAMES.map((name) => {
    const [title, what] = KNOBS[name];
    return `<li><label><input type="checkbox" name="${name}"${knobs[name] ? ' checked' : ''}><span><b>${title}</b><small>${what}</small></span></label></li>`;
  }).join('');
  const rows = latest
    .map(
      (entry) =>
        `<tr><td><a href="/pay/${entry.api}/${escaped(entry.id)}"><code>${escaped(entry.id)}</code></a></td><td>${PROVIDER[entry.api]}${entry.api === 'phonepe-v2' ? ' v2' : ''}</td><td class="number">${rupees(entry.amountPaise)}</td><td><span class="state ${entry.state}">${STATE[entry.state]}</span>${entry.refunds.length > 0 ? ` <span class="state">${entry.refunds.length} refunded</span>` : ''}</td></tr>`,
    )
    .join('');
  const table = rows
    ? `<div class="scroll" tabindex="0" role="group" aria-label="Latest orders"><table><thead><tr><th scope="col">Order</th><th scope="col">Through</th><th scope="col" class="number">Amount</th><th scope="col">State</th></tr></thead><tbody>${rows}</tbody></table></div>`
    : '<p class="note">No order yet. Buy a plan or a topup in Plyhaat, and it shows here.</p>';
  return page(
    'Knobs',
    `<section class="card wide"><p class="tag">Sandbox</p><h1>What may go wrong</h1><p>The sandbox plays PhonePe and Juspay. Turn on a fault, then pay for something.</p>
<form method="post" action="/knobs"><ul class="knobs">${boxes}</ul><button class="pay">Save</button></form></section>
<section class="card wide"><h2>Latest orders</h2>${table}</section>`,
  );
}

export const messagePage = (title: string, text: string): string =>
  page(
    title,
    `<section class="card"><p class="tag">Sandbox</p><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a class="button" href="/">Knobs of the sandbox</a></section>`,
  );
