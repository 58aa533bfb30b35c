import { Skeleton } from '@almanaque/ui';

export const CalendarPlaceholder = () => <Skeleton height={560} />;
