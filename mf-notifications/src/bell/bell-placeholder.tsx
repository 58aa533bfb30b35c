import { Skeleton } from '@almanaque/ui';

export const BellPlaceholder = () => <Skeleton variant="circular" width={44} height={44} />;
