import { createContext } from 'react';

/** The frame that what is below is mounted in; absent: it has the page. */
export const FrameContext = createContext<HTMLElement | undefined>(undefined);
