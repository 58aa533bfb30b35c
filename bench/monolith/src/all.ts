import * as calendar from '../../../mf-calendar/src/remote.ts';
import * as notifications from '../../../mf-notifications/src/remote.ts';
import { startPage } from './start-page.tsx';

startPage({
  'mf-calendar': calendar,
  'mf-notifications': notifications,
  'mf-recommendations': () => import('../../../mf-recommendations/src/remote.ts'),
});
