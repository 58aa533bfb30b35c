import type { ViewName } from '@almanaque/shared-contracts';
import { FailureNotice, Icon, IconButton, Tooltip, useCode } from '@almanaque/ui';
import { memo, useState } from 'react';
import type { Paper } from './paper.ts';

const loadMenu = () => import(/* webpackChunkName: "print" */ './print-menu.tsx');

interface PrintButtonProps {
  readonly view: ViewName;
  readonly onPrint: (paper: Paper) => void;
}

/** Prints what is shown; a month or a year, on the sheet of one's choice. */
export const PrintButton = memo(function PrintButton({ view, onPrint }: PrintButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const menu = useCode('print-menu', loadMenu, isWanted);
  const hasChoice = view !== 'agenda';
  const close = () => setAnchor(null);
  const choose = (button: HTMLElement) => {
    setWanted(true);
    setAnchor(button);
  };
  return (
    <>
      <Tooltip title="Imprimir">
        <IconButton
          aria-label="Imprimir"
          aria-haspopup={hasChoice ? 'menu' : undefined}
          aria-expanded={hasChoice ? anchor !== null : undefined}
          onClick={({ currentTarget }) => (hasChoice ? choose(currentTarget) : onPrint('a4'))}
        >
          <Icon name="print" />
        </IconButton>
      </Tooltip>
      {hasChoice && menu.status === 'ready' && (
        <menu.part.PrintMenu
          {...{ anchor, view }}
          onClose={close}
          onPrint={(paper) => {
            close();
            onPrint(paper);
          }}
        />
      )}
      {anchor && menu.status === 'failed' && (
        <FailureNotice message="Las hojas no se pudieron cargar." onRetry={menu.retry} />
      )}
    </>
  );
});
