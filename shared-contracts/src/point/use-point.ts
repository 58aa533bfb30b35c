import { createContext, use, useMemo } from 'react';
import type { RemoteProps } from '../remote/remote-contract.ts';
import type { PropsSchema } from './point-props.ts';

const PointContext = createContext<RemoteProps['point']>(undefined);

/** Gives everything below it what the point hands over. */
export const PointProvider = PointContext.Provider;

/**
 * What the point hands to the contribution that asks, as it is now.
 * @param schema made once, outside of what is drawn.
 * @throws when a portal hands over something else: that contribution fails in its place.
 */
export function usePoint<Props>(schema: PropsSchema<Props>): Props {
  const given = use(PointContext);
  return useMemo(() => schema.parse(given), [schema, given]);
}
