import { RETRY } from '../failure/retry.ts';

interface NoticeOptions {
  readonly message: string;
  /** What its button says. */
  readonly label: string;
  readonly act: () => void;
  /** 'alert' interrupts whoever listens; for what the person did not wait for, 'group'. */
  readonly role: 'alert' | 'group';
}

/** A Spanish sentence with what can be done. Without React: it may be what is missing. */
function createNotice({ message, label, act, role }: NoticeOptions): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'notice';
  notice.role = role;
  const text = document.createElement('span');
  text.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.addEventListener('click', act);
  notice.append(text, button);
  return notice;
}

/** Says what is not there, with a way to try again. */
export const failureNotice = (message: string, onRetry: () => void): HTMLElement =>
  createNotice({ message, label: RETRY, act: onRetry, role: 'alert' });

/** Says that nothing is read here without a session, with a way to one. */
export const signInNotice = (onSignIn: () => void): HTMLElement =>
  createNotice({
    message: 'Para verlo acá, ingresá en Almanaque.',
    label: 'Ingresar',
    act: onSignIn,
    role: 'group',
  });
