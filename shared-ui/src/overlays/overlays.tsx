import MuiDialog from '@mui/material/Dialog';
import MuiMenu from '@mui/material/Menu';
import MuiPopover, { type PopoverActions, type PopoverProps } from '@mui/material/Popover';
import MuiTooltip from '@mui/material/Tooltip';
import { ThemeProvider } from '@mui/material/styles';
import {
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { FrameContext } from '../frame/frame-context.ts';
import { theme, themeIn } from '../theme/theme.ts';
import { openInFrame } from './open-in-frame.ts';

export { default as MenuItem } from '@mui/material/MenuItem';

/** The page's colour scheme is kept elsewhere; MUI follows it by CSS. */
const UNMANAGED = { colorSchemeNode: null, storageManager: null } as const;

function Themed({ children }: { children: ReactNode }) {
  const frame = use(FrameContext);
  return (
    <ThemeProvider theme={frame ? themeIn(frame) : theme} {...UNMANAGED}>
      {children}
    </ThemeProvider>
  );
}

const themed = <Props extends { readonly open: boolean }>(
  Overlay: ComponentType<Props & RefAttributes<HTMLDivElement>>,
) =>
  function ThemedOverlay(props: Props) {
    const isFramed = use(FrameContext) !== undefined;
    // MUI's modal goes away when its transition has ended. One that is open from its first render, and
    // closes before that transition begins, never would: unseen, it would lie over the page for good.
    const [isMounted, setMounted] = useState(false);
    useLayoutEffect(() => setMounted(true), []);
    return (
      <Themed>
        <Overlay
          {...props}
          open={isMounted && props.open}
          {...(isFramed && { ref: openInFrame })}
        />
      </Themed>
    );
  };

/** MUI places it once, by what is in it then: what is loaded into it later may be larger. */
function PlacedPopover({ children, ...props }: PopoverProps) {
  const actions = useRef<PopoverActions>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (content === null || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => actions.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, [content]);
  return (
    <MuiPopover {...props} action={actions}>
      <div ref={setContent}>{children}</div>
    </MuiPopover>
  );
}

export const Dialog = themed(MuiDialog);
export const Menu = themed(MuiMenu);
export const Popover = themed(PlacedPopover);

export interface BubbleProps {
  readonly title: string;
  readonly open: boolean;
  /** What it explains. */
  readonly anchor: HTMLElement;
  readonly onEnter: () => void;
  readonly onClose: () => void;
}

/** A tooltip's text, beside what it explains and so inside the same landmark. */
export const Bubble = ({ title, open, anchor, onEnter, onClose }: BubbleProps) => (
  <Themed>
    <MuiTooltip
      title={title}
      open={open}
      onClose={onClose}
      slotProps={{ popper: { disablePortal: true, anchorEl: anchor, onMouseOver: onEnter } }}
    >
      <span hidden />
    </MuiTooltip>
  </Themed>
);
