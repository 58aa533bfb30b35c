/** Who takes part, in the order of the tables. */
export interface Contestant {
  readonly name: string;
  /** Its page's folder in `bench/contestants`; null: Almanaque, which has its server. */
  readonly page: string | null;
  /** What it is to the goals. */
  readonly role: 'ours' | 'limit' | 'library';
  /** Whether it shows the events themselves; else only its month is looked for. */
  readonly showsEvents: boolean;
  /** The answers of the months not shown are forgotten before each step. */
  readonly forgets?: boolean;
  /** Of Almanaque, the page with the shell and every part, and not the calendar's part alone. */
  readonly isWhole?: boolean;
}

const library = (name: string, page: string, showsEvents = true): Contestant => ({
  name,
  page,
  role: 'library',
  showsEvents,
});

export const OURS = 'Almanaque';
export const WHOLE_PAGE = 'Almanaque, la página entera';
export const FULL_CALENDAR = 'FullCalendar 7';
export const BARE_REACT = 'React a secas';

export const CONTESTANTS: readonly Contestant[] = [
  { name: OURS, page: null, role: 'ours', showsEvents: true },
  {
    name: 'Almanaque, con el pedido',
    page: null,
    role: 'ours',
    showsEvents: true,
    forgets: true,
  },
  { name: WHOLE_PAGE, page: null, role: 'ours', showsEvents: true, isWhole: true },
  { name: BARE_REACT, page: 'bare-react', role: 'limit', showsEvents: true },
  { name: 'DOM a secas', page: 'bare-dom', role: 'limit', showsEvents: true },
  library(FULL_CALENDAR, 'fullcalendar'),
  library('FullCalendar 6', 'fullcalendar-6'),
  library('Schedule-X 4', 'schedule-x'),
  library('TOAST UI Calendar 2', 'toast-ui'),
  library('react-big-calendar 1', 'react-big-calendar'),
  library('MUI X DateCalendar 9 (sin eventos)', 'mui-date-calendar', false),
];
