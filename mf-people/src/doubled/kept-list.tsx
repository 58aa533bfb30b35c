import type { KeptEvent } from '@almanaque/api';
import { PageLink, styled, token } from '@almanaque/ui';
import { Fragment } from 'react';
import { DoubledWords } from './doubled-list.tsx';

const List = styled('ul')({
  '& a': { color: token.ink, textUnderlineOffset: '0.2em' },
  '& a:focus-visible': { outline: `2px solid ${token.focus}`, outlineOffset: 2 },
});

/** Which doubled events stay, and the plans for which they do. */
export const KeptList = ({ kept }: { readonly kept: readonly KeptEvent[] }) => (
  <>
    <p>
      <b>
        {kept.length === 1
          ? '1 evento propio sale dos veces y queda así, porque tiene un plan:'
          : `${kept.length} eventos propios salen dos veces y quedan así, porque tienen un plan:`}
      </b>{' '}
      {kept.length === 1
        ? 'borrarlo dejaría al plan sin fecha.'
        : 'borrarlos dejaría a los planes sin fecha.'}
    </p>
    <details open={kept.length <= 5}>
      <summary>Ver cuáles</summary>
      <List>
        {kept.map((event) => (
          <li key={event.id}>
            <DoubledWords event={event} />
            <span className="soft"> · {event.plans.length === 1 ? 'su plan' : 'sus planes'}: </span>
            {event.plans.map(({ id, title }, index) => (
              <Fragment key={id}>
                {index > 0 && ', '}
                <PageLink to={`/planes/${id}`}>{title}</PageLink>
              </Fragment>
            ))}
          </li>
        ))}
      </List>
    </details>
  </>
);
