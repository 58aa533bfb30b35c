export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#22201c, #ece7dd); --soft: light-dark(#6a645a, #a9a295);
  --paper: light-dark(#fbf8f1, #191714); --line: light-dark(#ddd5c5, #3a362f);
  --bar: light-dark(#c3b9a5, #57503f); --ours: light-dark(#c8811a, #e0a03c); --good: light-dark(#23703a, #7ccb92);
  --bad: light-dark(#a8321f, #f08d7a); }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1400px; margin: 0 auto; padding: 24px 16px 64px; }
h1, h2 { font-family: Georgia, serif; line-height: 1.2; }
h2 { margin-top: 56px; padding-top: 16px; border-top: 1px solid var(--line); }
h3 { margin: 32px 0 8px; }
a { color: inherit; }
.run, small, figcaption { color: var(--soft); }
small { display: block; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 12px; border-bottom: 1px solid var(--line); text-align: right; vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
td:nth-child(n + 2) { white-space: nowrap; }
.reached td:last-child { color: var(--good); }
.missed td:last-child { color: var(--bad); font-weight: 600; }
ul { max-width: 80ch; padding-left: 20px; }
@media (max-width: 600px) { th, td { padding-inline: 6px; font-size: 0.875rem; } }
.plots { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr)); gap: 16px 32px; }
figure { margin: 0; }
svg { display: block; width: 100%; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); }
.label { text-anchor: end; fill: var(--soft); }
.label.ours { fill: var(--ink); font-weight: 600; }
.bar { fill: var(--bar); }
.bar.ours { fill: var(--ours); }
.spread { stroke: var(--ink); stroke-width: 1.5; opacity: 0.6; }
`;
