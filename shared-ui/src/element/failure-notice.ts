/** Says in Spanish what is not there, with a way to try again. Without React: it may be what is missing. */
export function failureNotice(message: string, onRetry: () => void): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.role = 'alert';
  const text = document.createElement('span');
  text.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reintentar';
  button.addEventListener('click', onRetry);
  notice.append(text, button);
  return notice;
}
