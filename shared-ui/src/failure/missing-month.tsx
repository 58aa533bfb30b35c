import { lazy, Suspense, type ComponentType } from 'react';
import { failureLine, type Failure } from './failure-notice.tsx';

/** Nothing where it does not come either. */
const TodayLeaf = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "today" */ './today-leaf.tsx').then(
    ({ TodayLeaf: leaf }) => ({ default: leaf }),
    () => ({ default: () => null }),
  ),
);

// Clear of the logo, which stands beside it.
const padding = '1.5rem 0 0 var(--almanaque-masthead)';

/** In the place of the month: what is wrong and, below it, what a page knows without a calendar. */
export const missingMonth: Failure = (...told) => (
  <div style={{ padding }}>
    {failureLine(...told)}
    <Suspense>
      <TodayLeaf />
    </Suspense>
  </div>
);
