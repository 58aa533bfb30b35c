import { useEffect, useRef, type ReactNode } from 'react';
import { Option } from './search-styles.ts';

export interface OptionState {
  readonly id: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One of what was found. The keys that choose it are the field's. */
export function OptionLine({
  id,
  isActive,
  onPoint,
  onChoose,
  children,
}: OptionState & { readonly children: ReactNode }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Option
      id={id}
      ref={item}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      // The field keeps the focus.
      onPointerDown={(pointer) => pointer.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </Option>
  );
}
