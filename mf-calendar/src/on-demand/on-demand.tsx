import { FailureNotice, Skeleton, useCode } from '@almanaque/ui';
import type { ReactNode } from 'react';

interface OnDemandProps<T> {
  readonly name: string;
  readonly load: () => Promise<T>;
  /** One Spanish sentence for when it does not arrive. */
  readonly failure: string;
  /** What is kept for it meanwhile, in CSS pixels. */
  readonly height: number;
  readonly children: (part: T) => ReactNode;
}

/** What a part of the program shows, once that part is here. */
export function OnDemand<T>({ name, load, failure, height, children }: OnDemandProps<T>) {
  const code = useCode(name, load);
  switch (code.status) {
    case 'ready':
      return children(code.part);
    case 'failed':
      return <FailureNotice message={failure} onRetry={code.retry} />;
    case 'loading':
      return <Skeleton height={height} aria-busy="true" />;
  }
}
