import * as calendar from '../../../mf-calendar/src/remote.ts';
import { startPage } from './start-page.tsx';

startPage({ 'mf-calendar': calendar });
