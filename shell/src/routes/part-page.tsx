import { navigation, usePlacing } from '@almanaque/shared-contracts';
import { Contributions, FailureNotice } from '@almanaque/ui';
import { handFocusOn } from '@almanaque/ui/form';
import { takeLostFocus } from '@almanaque/ui/screen';
import { useEffect, type ComponentProps } from 'react';
import { isPageAt, type PageProps } from './route.ts';

type AbsentProps = ComponentProps<typeof FailureNotice> & { readonly title: string | undefined };

const Absent = ({ title, ...notice }: AbsentProps) => (
  <div className="absent" ref={handFocusOn}>
    <h1 ref={takeLostFocus} tabIndex={-1}>
      {title}
    </h1>
    <FailureNotice {...notice} />
  </div>
);

/** A page that a part brings, which has all that is below its address. */
export function PartPage({ page, rest }: PageProps) {
  const { places } = usePlacing();
  const title = places.find(({ contribution }) => isPageAt(page, contribution))?.contribution.title;
  useEffect(() => {
    if (title !== undefined) navigation().title(`${title} · Almanaque`);
  }, [title]);
  return (
    <main className="of-part">
      <Contributions
        point="page"
        failure={(message, onRetry, action) => <Absent {...{ title, message, onRetry, action }} />}
        props={{ base: page, rest }}
        frame={(drawn, contribution) => (isPageAt(page, contribution) ? <div>{drawn}</div> : null)}
      />
    </main>
  );
}
