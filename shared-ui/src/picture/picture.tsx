import { hasPass, useHost } from '@almanaque/shared-contracts';
import { useCode } from '../code/use-code.ts';
import type { PictureProps } from './fetched-picture.tsx';

/** No browser sends a pass along with an image: its bytes are asked for with it, by code that comes then. */
function PictureByPass(props: PictureProps) {
  const code = useCode(
    'picture',
    async () =>
      (await import(/* webpackChunkName: "picture" */ './fetched-picture.tsx')).FetchedPicture,
  );
  return code.status === 'ready' && <code.part {...props} />;
}

/** A picture of an event or a person, also in a portal of another origin where one had to sign in to see it. */
export function Picture(props: PictureProps) {
  const { apiBase } = useHost();
  const { path, alt, ...image } = props;
  if (hasPass(apiBase)) return <PictureByPass {...props} />;
  return <img {...image} loading="lazy" src={apiBase + path} alt={alt} />;
}
