export const CalendarView = () => <p>mes</p>;
