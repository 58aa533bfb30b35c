import type { HTMLAttributes } from 'vue';
import type { AlmanaqueEvent } from './element.d.ts';

/** What an element tells, as Vue takes it: `@almanaque-seleccion`. */
type Told<Name extends keyof GlobalEventHandlersEventMap> = (
  event: GlobalEventHandlersEventMap[Name],
) => void;

interface AlmanaqueProps extends HTMLAttributes {
  'api-base'?: string;
  theme?: 'claro' | 'oscuro' | 'sistema';
  date?: string | null;
  event?: AlmanaqueEvent | string | null;
  shadow?: 'no';
  onAlmanaqueListo?: Told<'almanaque-listo'>;
  onAlmanaqueSeleccion?: Told<'almanaque-seleccion'>;
  onAlmanaqueRecomendaciones?: Told<'almanaque-recomendaciones'>;
  onAlmanaqueFalla?: Told<'almanaque-falla'>;
}

type AlmanaqueComponent = new () => { $props: AlmanaqueProps };

// What templates take, and what JSX does.
declare module 'vue' {
  interface GlobalComponents {
    'almanaque-calendario': AlmanaqueComponent;
    'almanaque-campanita': AlmanaqueComponent;
    'almanaque-recomendaciones': AlmanaqueComponent;
  }
}
declare module 'vue/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'almanaque-calendario': AlmanaqueProps;
      'almanaque-campanita': AlmanaqueProps;
      'almanaque-recomendaciones': AlmanaqueProps;
    }
  }
}
