import { Button } from '@almanaque/ui';
import type { ReactNode } from 'react';

interface LastImportProps {
  readonly fileName: string;
  /** What it did: '3 eventos nuevos y 1 con cambios'. */
  readonly children: ReactNode;
  readonly onOpen: () => void;
}

/** The last import, while it can be taken back. */
export const LastImport = ({ fileName, children, onOpen }: LastImportProps) => (
  <div className="last">
    <span>
      Última importación: <b>{fileName}</b>, {children}.
    </span>
    <Button variant="outlined" onClick={onOpen}>
      Ver o deshacer
    </Button>
  </div>
);
