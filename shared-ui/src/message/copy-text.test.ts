import { copyText } from './copy-text.ts';

const clipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

const byCommand = (execCommand: () => boolean) => Object.assign(document, { execCommand });

test('uses the clipboard', async () => {
  const writeText = jest.fn(() => Promise.resolve());
  clipboard(writeText);
  expect(await copyText('Hola', document.createElement('button'))).toBe(true);
  expect(writeText).toHaveBeenCalledWith('Hola');
});

test('where it is denied, copies by selection, leaves nothing behind and keeps the focus', async () => {
  clipboard(() => Promise.reject(new DOMException('denied')));
  document.body.innerHTML = '<button>Copiar</button>';
  const button = document.querySelector('button');
  button?.focus();
  let selected = '';
  byCommand(() => {
    selected = document.querySelector('textarea')?.value ?? '';
    return true;
  });
  expect(await copyText('Hola\nchau', button as Element)).toBe(true);
  expect(selected).toBe('Hola\nchau');
  expect(document.querySelector('textarea')).toBeNull();
  expect(button).toHaveFocus();
});

test('says so when neither works', async () => {
  clipboard(() => Promise.reject(new DOMException('denied')));
  byCommand(() => false);
  expect(await copyText('Hola', document.createElement('button'))).toBe(false);
});
