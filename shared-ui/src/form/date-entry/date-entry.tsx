import { shortDate, type IsoDate } from '@almanaque/shared-contracts';
import { styled, useCode } from '@almanaque/ui';
import { useRef, type ComponentProps } from 'react';
import { loadPickDay } from './load-pick-day.ts';
import { nextDay } from './next-day.ts';
import { writeEntry } from './write-entry.ts';

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

export interface DateEntryProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** A day without its year is the next such day from here on. Default: no year is guessed. */
  readonly nextFrom?: IsoDate | undefined;
}

/**
 * The entry of a date, the same in every browser: typed as dd/mm/aaaa, or picked. What is picked is
 * written as if it had been typed. A browser's own entry follows the browser's language, where 4/8
 * may be April.
 */
export function DateEntry({ nextFrom, ...props }: DateEntryProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The year is written as the entry is left, so that who typed sees which it is. */
  const addYear = () => {
    const day = input.current && nextFrom ? nextDay(input.current.value, nextFrom) : null;
    if (input.current && day) writeEntry(input.current, shortDate(day));
  };
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
        onBlur={(event) => {
          addYear();
          props.onBlur?.(event);
        }}
        onKeyDown={(event) => {
          // It sends the form, and the entry is not left by it.
          if (event.key === 'Enter') addYear();
          props.onKeyDown?.(event);
        }}
      />
      {code.status === 'ready' && <code.part input={input} disabled={props.disabled === true} />}
    </Frame>
  );
}
