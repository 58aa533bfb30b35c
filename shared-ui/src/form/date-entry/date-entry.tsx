import { styled, useCode } from '@almanaque/ui';
import { useRef, type ComponentProps } from 'react';
import { loadPickDay } from './load-pick-day.ts';

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  width: '100%',
  // The button stands inside, at the end.
  '&& input': { paddingRight: 48, fontVariantNumeric: 'tabular-nums' },
  '& > button': {
    position: 'absolute',
    inset: '0 2px 0 auto',
    width: 44,
    minHeight: 44,
    margin: 'auto 0',
  },
});

/**
 * The entry of a date, the same in every browser: typed as dd/mm/aaaa, or picked. What is picked is
 * written as if it had been typed. A browser's own entry follows the browser's language, where 4/8
 * may be April.
 */
export function DateEntry(props: Omit<ComponentProps<'input'>, 'type' | 'ref'>) {
  const input = useRef<HTMLInputElement>(null);
  // Without it a date can still be typed.
  const code = useCode('pick-day', loadPickDay);
  return (
    <Frame>
      <input
        ref={input}
        inputMode="numeric"
        placeholder="dd/mm/aaaa"
        maxLength={10}
        autoComplete="off"
        {...props}
        type="text"
      />
      {code.status === 'ready' && <code.part input={input} disabled={props.disabled === true} />}
    </Frame>
  );
}
