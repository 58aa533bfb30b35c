import { useEffect } from 'react';
import { useSettingsPage } from './page-context.ts';

/** Says what is seen in the place of the page's title, while it is: a person, an import. */
export function useDetail(title: string): void {
  const { setDetail } = useSettingsPage();
  useEffect(() => {
    setDetail(title);
    return () => setDetail(null);
  }, [setDetail, title]);
}
