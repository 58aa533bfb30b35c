import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AlmanaqueElement, AlmanaqueEvent } from './element.d.ts';

/** An event that an element tells, as React 19 takes it: `onalmanaque-seleccion`. */
type Told<Name extends keyof GlobalEventHandlersEventMap> = (
  event: GlobalEventHandlersEventMap[Name],
) => void;

interface AlmanaqueProps extends DetailedHTMLProps<
  HTMLAttributes<AlmanaqueElement>,
  AlmanaqueElement
> {
  'api-base'?: string;
  theme?: 'claro' | 'oscuro' | 'sistema';
  date?: string | null;
  event?: AlmanaqueEvent | string | null;
  shadow?: 'no';
  'onalmanaque-listo'?: Told<'almanaque-listo'>;
  'onalmanaque-seleccion'?: Told<'almanaque-seleccion'>;
  'onalmanaque-recomendaciones'?: Told<'almanaque-recomendaciones'>;
  'onalmanaque-falla'?: Told<'almanaque-falla'>;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'almanaque-calendario': AlmanaqueProps;
      'almanaque-campanita': AlmanaqueProps;
      'almanaque-recomendaciones': AlmanaqueProps;
    }
  }
}
