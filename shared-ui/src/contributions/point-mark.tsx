import { POINT_MARK, useInspected } from '@almanaque/shared-contracts';

/** Where a point is, for whoever looks into the page: nothing else of it may be there. */
export const PointMark = ({ point }: { readonly point: string }) =>
  useInspected() ? <i hidden {...{ [POINT_MARK]: point }} /> : null;
