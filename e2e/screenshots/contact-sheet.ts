import { fileOf, type Shot } from './shoot.ts';

const figure = (shot: Shot): string => {
  const { viewport, theme } = shot;
  const caption = `${viewport.name} · ${theme === 'dark' ? 'oscuro' : 'claro'}`;
  return (
    `<figure><a href="${fileOf(shot)}"><img loading="lazy" src="${fileOf(shot)}" alt=""></a>` +
    `<figcaption>${caption}</figcaption></figure>`
  );
};

const STYLE = `
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #ddd; }
  section > div { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; }
  figure { margin: 0; } img { height: 360px; background: #fff; } figcaption { font-size: 13px; }`;

/** A page with every picture, by screen and state. */
export function contactSheet(shots: readonly Shot[]): string {
  const screens = Map.groupBy(shots, ({ state }) => state.screen);
  const sections = [...screens].map(([screen, ofScreen]) => {
    const states = [...Map.groupBy(ofScreen, ({ state }) => state.name)].map(
      ([name, ofState]) => `<h3>${name}</h3><div>${ofState.map(figure).join('')}</div>`,
    );
    return `<section><h2>${screen}</h2>${states.join('')}</section>`;
  });
  return (
    '<!doctype html><html lang="es"><meta charset="utf-8"><title>Almanaque: pantallas</title>' +
    `<style>${STYLE}</style><h1>Almanaque: pantallas</h1>${sections.join('')}</html>`
  );
}
