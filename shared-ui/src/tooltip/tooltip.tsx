import { cloneElement, type HTMLAttributes, type ReactElement, type SyntheticEvent } from 'react';
import { useOverlays } from '../overlays/load-overlays.ts';
import { OPEN_DELAY, TOUCH_STAY, useTooltip } from './use-tooltip.ts';

type Handled = HTMLAttributes<HTMLElement>;

interface TooltipProps {
  /** Names what it explains, unless that has a name; '' for none. */
  readonly title: string;
  readonly children: ReactElement<Handled>;
}

const both =
  <E extends SyntheticEvent>(own: (event: E) => void, theirs: ((event: E) => void) | undefined) =>
  (event: E) => {
    theirs?.(event);
    own(event);
  };

/** Explains what the pointer rests on or the keyboard has come to. Its bubble loads when it is wanted. */
export function Tooltip({ title, children }: TooltipProps) {
  const { open, anchor, comeNear, stay, leave } = useTooltip();
  const overlays = useOverlays();
  const { props } = children;
  const come = (element: HTMLElement, delay?: number) => title !== '' && comeNear(element, delay);

  return (
    <>
      {cloneElement(children, {
        'aria-label': props['aria-label'] ?? (title || undefined),
        onPointerOver: both(({ currentTarget, pointerType }) => {
          if (pointerType !== 'touch') come(currentTarget);
        }, props.onPointerOver),
        onPointerDown: both(({ currentTarget, pointerType }) => {
          if (pointerType === 'touch') come(currentTarget, OPEN_DELAY);
        }, props.onPointerDown),
        // A finger that lifts leaves, too.
        onPointerLeave: both(
          ({ pointerType }) => leave(pointerType === 'touch' ? TOUCH_STAY : 0),
          props.onPointerLeave,
        ),
        onFocus: both(({ currentTarget, target }) => {
          if (target.matches(':focus-visible')) come(currentTarget);
        }, props.onFocus),
        onBlur: both(() => leave(), props.onBlur),
      } satisfies Handled)}
      {overlays && anchor && (
        <overlays.Bubble
          title={title}
          open={open && title !== ''}
          anchor={anchor}
          onEnter={stay}
          onClose={() => leave()}
        />
      )}
    </>
  );
}
