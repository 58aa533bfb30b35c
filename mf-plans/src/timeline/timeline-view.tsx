import type { Plan } from '@almanaque/api';
import { daysBetween, useHost, useToday } from '@almanaque/shared-contracts';
import { shortWeekday } from '../tasks/short-weekday.ts';
import { timelineOf, type TimelineDay } from './timeline.ts';

/** More than these stand too close for a line between them. */
const SPARSE = 45;

/** The drawing, told: the list of tasks says the rest. */
function toldOf(days: readonly TimelineDay[], left: number): string {
  const off = days.filter((day) => day.off !== null).length;
  const due = days.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return `Línea de tiempo: ${due} ${due === 1 ? 'tarea' : 'tareas'} hasta el día, ${left} días hábiles por delante y ${off} no laborables a la vista.`;
}

const Day = ({ day }: { readonly day: TimelineDay }) => (
  <span
    title={[shortWeekday(day.date), day.off, ...day.tasks.map((task) => task.title)]
      .filter(Boolean)
      .join(' · ')}
    data-off={day.off !== null}
    data-today={day.isToday}
    data-day={day.isTheDay}
  >
    {day.tasks.slice(0, 4).map((task) => (
      <span
        key={task.id}
        className="due"
        data-done={task.done !== null}
        data-late={task.timing === 'late' || task.timing === 'no-time'}
      />
    ))}
  </span>
);

export function Timeline({ plan }: { readonly plan: Plan }) {
  const today = useToday(useHost().timeZone);
  const days = timelineOf(plan, today);
  const [first] = days ?? [];
  const last = days?.at(-1);
  if (!days || !first || !last || daysBetween(first.date, last.date) < 2) return null;
  return (
    <figure className="timeline">
      <div
        className="strip"
        role="img"
        aria-label={toldOf(days, plan.businessDaysLeft)}
        data-dense={days.length > SPARSE}
      >
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </div>
      <figcaption className="ends">
        <span>{first.isToday ? 'Hoy' : shortWeekday(first.date)}</span>
        <span>Rayado: no se trabaja</span>
        <span>{shortWeekday(last.date)}</span>
      </figcaption>
    </figure>
  );
}
