import { companyEvent } from '../testing/index.ts';
import { pointProps } from './point-props.ts';

test('what is handed over is read by the very data that offers it', () => {
  const event = companyEvent({ date: '2026-12-25', title: 'Navidad' });
  const props = pointProps({ event: 'event', note: 'text?' });
  expect(props.parse({ event, note: null, more: 1 })).toEqual({ event, note: null });
  for (const wrong of [undefined, {}, { event, note: 7 }, { event: null, note: '' }]) {
    expect(() => props.parse(wrong)).toThrow();
  }
});

test('several events are read as one list, or as none', () => {
  const event = companyEvent({ date: '2026-12-25', title: 'Navidad' });
  const props = pointProps({ added: 'events?' });
  for (const added of [[], [event, event], null]) expect(props.parse({ added })).toEqual({ added });
  for (const wrong of [event, [event, null], undefined]) {
    expect(() => props.parse({ added: wrong })).toThrow();
  }
});
