/**
 * Says in Spanish that the server did not do, and asks for another: the form leads to this page with that
 * address in its own.
 */
export function askForServer(tried: string): HTMLElement {
  const form = document.createElement('form');
  form.className = 'server';
  const problem = document.createElement('p');
  problem.role = 'alert';
  problem.textContent = `No se pudo mostrar con el servidor de ${tried || location.origin}.`;
  const label = document.createElement('label');
  label.textContent = 'Dirección del servidor de Almanaque';
  const field = document.createElement('input');
  Object.assign(field, { type: 'url', name: 'api', required: true, value: tried });
  field.placeholder = 'https://almanaque.tuempresa.com.ar';
  label.append(field);
  const hint = document.createElement('p');
  hint.textContent = `Ese servidor tiene que nombrar a ${location.origin} en CORS_ORIGINS.`;
  const button = document.createElement('button');
  button.textContent = 'Mostrar';
  form.append(problem, label, hint, button);
  return form;
}
