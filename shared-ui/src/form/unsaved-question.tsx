import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button, focusedElement } from '@almanaque/ui';

interface UnsavedQuestionProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/**
 * Every editor asks the same before what was entered in it would be lost. Escape stays, and whoever stays
 * is where they were.
 */
export function UnsavedQuestion({ onStay, onDiscard }: UnsavedQuestionProps) {
  const question = useRef<HTMLDivElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // What is around it is not asked to close, nor the host's own.
    event.preventDefault();
    event.stopPropagation();
    onStay();
  });
  useEffect(() => {
    const element = question.current;
    // Not React's own event: a view around it may listen to the element's, which come first.
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);
  useLayoutEffect(() => {
    const before = focusedElement();
    question.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div ref={question} className="notice" role="alert" tabIndex={-1}>
      <p>Hay cambios sin guardar.</p>
      <div className="choices">
        <Button variant="contained" onClick={onStay}>
          Seguir editando
        </Button>
        <Button variant="outlined" onClick={onDiscard}>
          Descartar los cambios
        </Button>
      </div>
    </div>
  );
}
