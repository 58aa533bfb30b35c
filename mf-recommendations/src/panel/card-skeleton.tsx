import { BUDGET_TIERS } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';

interface CardSkeletonsProps {
  readonly count: number;
}

/** The last `count` of the three places, each the size of a closed card. */
export const CardSkeletons = ({ count }: CardSkeletonsProps) =>
  BUDGET_TIERS.slice(BUDGET_TIERS.length - count).map((tier) => (
    <li key={tier} className={`card ${tier}`} aria-hidden="true" data-testid="card-skeleton">
      <div className="step" />
      <div>
        <Skeleton width="62%" height={20} />
        <Skeleton width="92%" height={28} style={{ marginTop: 4 }} />
      </div>
      <div className="cost">
        <Skeleton width="50%" height={39} />
      </div>
      <div className="badges">
        <Skeleton width={88} height={25} />
        <Skeleton width={64} height={25} />
      </div>
    </li>
  ));
