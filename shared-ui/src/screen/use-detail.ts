import { useEffect } from 'react';
import { useSettingsPage } from './page-context.ts';

interface Detail {
  /** The page has nothing to see but such details. */
  readonly isAll?: boolean;
}

/** Says what is seen in the place of the page's title, while it is: a person, an import. */
export function useDetail(title: string, { isAll = false }: Detail = {}): void {
  const { setDetail } = useSettingsPage();
  useEffect(() => {
    setDetail(title, isAll);
    return () => setDetail(null);
  }, [setDetail, title, isAll]);
}
