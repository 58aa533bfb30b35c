/** What a portal in TypeScript needs to know of Almanaque's elements. It imports nothing: copy it. */

export interface AlmanaqueEvent {
  /** Stable: the same event has the same id in every answer of the server. */
  readonly id: string;
  /** AAAA-MM-DD. */
  readonly date: string;
  readonly title: string;
  readonly description: string;
  readonly type: 'festivo' | 'cumpleanos' | 'aniversario' | 'personalizado';
}

/** What is selected in the installation at `api-base`. An event is while its recommendations are open. */
export interface AlmanaqueSelection {
  readonly date: string | null;
  readonly event: AlmanaqueEvent | null;
}

export interface AlmanaqueElement extends HTMLElement {
  /** Where the server is; '' is the page's own origin. Attribute `api-base`. */
  get apiBase(): string;
  set apiBase(address: string | null);
  /** 'claro', 'oscuro' or 'sistema'; null: as the page's `color-scheme`. Attribute `theme`. */
  theme: string | null;
  /** The day selected. The attribute `date` selects, and does not follow. */
  date: string | null;
  /** The event selected. Takes its id, too, of an event of `date`; null closes it. */
  get event(): AlmanaqueEvent | null;
  set event(event: AlmanaqueEvent | string | null);
  /**
   * Selects a day, or an event with its recommendations; null: nothing.
   * @returns whether that was done, once it was: false where it cannot be, or something newer was
   * asked. Of an event that is not there, the day is selected. Where the part is not there within five
   * seconds it is false, too, and done once the part comes.
   */
  select(date: string | null, event?: AlmanaqueEvent | string | null): Promise<boolean>;
  /**
   * Opens the bell's list; elsewhere the recommendations for the first event of the selected day.
   * @returns whether there was something to open.
   */
  open(): Promise<boolean>;
}

declare global {
  interface HTMLElementTagNameMap {
    'almanaque-calendario': AlmanaqueElement;
    'almanaque-recomendaciones': AlmanaqueElement;
    'almanaque-campanita': AlmanaqueElement;
  }
  /** What the elements tell: DOM events that bubble, also out of shadow roots. */
  interface GlobalEventHandlersEventMap {
    /** It can be used from now on. */
    'almanaque-listo': CustomEvent<null>;
    /**
     * The selection changed, and not because this element was asked to. Each element tells it to
     * whoever listens to it; further out, on the document, it is heard once a change. */
    'almanaque-seleccion': CustomEvent<AlmanaqueSelection>;
    /** Besides, the recommendations of an event were opened. */
    'almanaque-recomendaciones': CustomEvent<AlmanaqueSelection>;
    /**
     * The part is missing, or could not go on; a notice with 'Reintentar' is in its place. It is tried
     * for again by itself, and told as 'almanaque-listo' when it is back.
     */
    'almanaque-falla': CustomEvent<{ readonly message: string; readonly cause: unknown }>;
  }
}
