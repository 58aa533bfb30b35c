import { EXPENSE_WORDS } from '@almanaque/api';
import { FailureNotice, loadPicturePicker, Skeleton, useCode } from '@almanaque/ui';
import { useEffect, useRef, useState } from 'react';

interface PickerProps {
  readonly path: string;
  readonly onPick: (path: string) => void;
  readonly isBusy: boolean;
  readonly onBusy: (isBusy: boolean) => void;
}

function Picker({ path, onPick, isBusy, onBusy }: PickerProps) {
  const code = useCode('picture-picker', loadPicturePicker);
  switch (code.status) {
    case 'loading':
      return <Skeleton height={96} />;
    case 'failed':
      return <FailureNotice message="Las fotos no se pudieron cargar." onRetry={code.retry} />;
    case 'ready': {
      const PicturePicker = code.part;
      return (
        <div className="field" role="group" aria-label={EXPENSE_WORDS.receipt} aria-busy={isBusy}>
          <span className="quiet">{EXPENSE_WORDS.receipt}</span>
          <PicturePicker
            what="una foto"
            path={path || null}
            onPick={(picked) => onPick(picked ?? '')}
            onBusy={onBusy}
          />
        </div>
      );
    }
  }
}

/**
 * The receipt's photo is kept as soon as it is chosen, and belongs to the expense once that is saved. Until
 * then it is an entry of its form as the others are, also while it is on its way. @param first '': none
 */
export function ReceiptPicture({ first }: { readonly first: string }) {
  const [path, setPath] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const entry = useRef<HTMLInputElement>(null);
  const told = useRef(first);
  // The form hears of it as it does of what is typed.
  useEffect(() => {
    if (told.current === path) return;
    told.current = path;
    entry.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [path]);
  return (
    <>
      <input ref={entry} type="hidden" name="receipt" value={path} />
      <input type="hidden" name="receiptIsComing" value={String(isBusy)} />
      <Picker {...{ path, isBusy }} onPick={setPath} onBusy={setBusy} />
    </>
  );
}
