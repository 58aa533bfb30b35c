import { keepRaised, RAISED } from './raise.ts';

test('what has left the page is not raised, which the browser would throw at', () => {
  const element = document.createElement('div');
  // As browsers do (HTML, `showPopover`), and jsdom does not.
  const showPopover = jest.fn(() => {
    if (!element.isConnected) throw new DOMException('disconnected', 'InvalidStateError');
  });
  Object.assign(element, { showPopover });
  document.body.append(element);
  const stop = keepRaised(element);
  expect(showPopover).toHaveBeenCalledTimes(1);
  const stray = jest.fn();
  window.addEventListener('error', stray);
  element.remove();
  document.dispatchEvent(new Event(RAISED));
  expect(stray).not.toHaveBeenCalled();
  document.body.append(element);
  document.dispatchEvent(new Event(RAISED));
  expect(showPopover).toHaveBeenCalledTimes(2);
  stop();
  window.removeEventListener('error', stray);
});
