import { fetchFile, privately, useHost, useQuery } from '@almanaque/shared-contracts';
import type { ImgHTMLAttributes } from 'react';

export interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** Below the address of the installation, which keeps it. */
  readonly path: string;
  /** What is seen in it; '' where it only decorates. */
  readonly alt: string;
}

/** Portals allow images from `data:` (EMBEDDING.md, CSP), and one that is not shown any more leaves nothing behind. */
const asDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(reader.error ?? new Error('unreadable picture'));
    };
    reader.readAsDataURL(file);
  });

/** A picture that only whoever signed in may see, asked for in their name. */
export function FetchedPicture({ path, alt, ...attributes }: PictureProps) {
  const { apiBase } = useHost();
  const { data } = useQuery({
    queryKey: ['picture', apiBase, path],
    queryFn: async () => asDataUrl(await fetchFile(apiBase + path)),
    ...privately(),
    // Its address is made of its content.
    staleTime: Infinity,
  });
  return <img {...attributes} src={data} alt={alt} />;
}
