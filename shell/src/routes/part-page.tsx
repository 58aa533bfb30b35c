import { navigation, usePlacing } from '@almanaque/shared-contracts';
import { Contributions, FailureNotice, styled, token } from '@almanaque/ui';
import { handFocusOn } from '@almanaque/ui/form';
import { takeLostFocus } from '@almanaque/ui/screen';
import { useEffect, type ComponentProps } from 'react';
import { isPageAt, type PageProps } from './route.ts';

const Main = styled('main')({
  // Beside the brand, also for whoever does not know of it.
  '@media screen': { paddingLeft: 'var(--almanaque-masthead)' },
  '& > div': { '--almanaque-masthead': '0px', minWidth: 0 },
  '& .absent': { paddingTop: '1.5rem' },
  '& .absent h1': {
    margin: '0 0 1rem',
    font: `600 2rem/1.2 ${token.serif}`,
    '&:focus': { outline: 'none' },
  },
});

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
    <Main>
      <Contributions
        point="page"
        failure={(message, onRetry, action) => <Absent {...{ title, message, onRetry, action }} />}
        props={{ base: page, rest }}
        frame={(drawn, contribution) => (isPageAt(page, contribution) ? <div>{drawn}</div> : null)}
      />
    </Main>
  );
}
