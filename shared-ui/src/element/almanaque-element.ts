import type { PortalLoader } from '@almanaque/remote-loader';
import { createController } from './controller.ts';
import type { ElementDefinition } from './definition.ts';
import type { AlmanaqueElement as Surface, AlmanaqueEvent } from './element.d.ts';
import type { FailureReport } from './failure-report.ts';
import { findEvent } from './find-event.ts';
import { selectedNow } from './selection-link.ts';

/** What a framework may set before the element is defined, and what then hides the accessors. */
const PROPERTIES = ['apiBase', 'theme', 'date', 'event'] as const;

/** A remote as an element of any page. What a portal may do with it is told in `element.d.ts`. */
export class AlmanaqueElement extends HTMLElement implements Surface {
  static readonly observedAttributes = ['api-base', 'theme', 'date', 'event'];

  readonly #definition: ElementDefinition;
  readonly #controller: ReturnType<typeof createController>;
  #willSelect = false;
  /** Set a moment ago: a date set along with it is its own. */
  #newEvent: AlmanaqueEvent | string | null = null;

  constructor(definition: ElementDefinition, loader: PortalLoader, report: FailureReport) {
    super();
    this.#definition = definition;
    this.#controller = createController(this, definition, loader, report);
  }

  get apiBase(): string {
    return this.getAttribute('api-base') ?? '';
  }
  set apiBase(address: string | null) {
    this.#reflect('api-base', address);
  }

  get theme(): string | null {
    return this.getAttribute('theme');
  }
  set theme(theme: string | null) {
    this.#reflect('theme', theme);
  }

  get date(): string | null {
    return selectedNow(this.#controller.apiBase()).date;
  }
  set date(date: string | null) {
    if (date === this.date) return;
    const event = this.#newEvent;
    // As frameworks set them, in whichever order.
    const isOfDate = typeof event === 'string' || event?.date === date;
    void this.select(date, isOfDate ? event : undefined);
  }

  get event(): AlmanaqueEvent | null {
    return selectedNow(this.#controller.apiBase()).event;
  }
  set event(event: AlmanaqueEvent | string | null) {
    const id = typeof event === 'string' ? event : event?.id;
    // Set along with its date, as frameworks do, it is of that one, whose event is still on its way.
    if (id === this.event?.id) return;
    this.#newEvent = event;
    queueMicrotask(() => (this.#newEvent = null));
    void this.select(this.#controller.date(), event);
  }

  select(date: string | null, event?: AlmanaqueEvent | string | null): Promise<boolean> {
    return this.#controller.select({ date, event });
  }

  async open(): Promise<boolean> {
    const frame = await this.#controller.frame();
    const { open } = this.#definition;
    if (open) return frame !== undefined && open(frame);
    const { date, event } = selectedNow(this.#controller.apiBase());
    if (event || date === null) return event !== null;
    const first = await findEvent(this.#controller.apiBase(), date).catch(() => null);
    return first !== null && this.select(date, first as AlmanaqueEvent);
  }

  connectedCallback(): void {
    for (const name of PROPERTIES) this.#takeEarly(name);
    this.#controller.connected();
  }

  disconnectedCallback(): void {
    // What is only moved elsewhere in the page is there again by then.
    queueMicrotask(() => {
      if (!this.isConnected) this.#controller.disconnected();
    });
  }

  attributeChangedCallback(name: string): void {
    if (name === 'theme') this.#controller.applyTheme();
    else if (name === 'api-base') this.#controller.applyApiBase();
    else this.#selectFromAttributes();
  }

  /** Once, however many of them change together. */
  #selectFromAttributes(): void {
    if (this.#willSelect) return;
    this.#willSelect = true;
    queueMicrotask(() => {
      this.#willSelect = false;
      void this.select(this.getAttribute('date'), this.getAttribute('event'));
    });
  }

  #reflect(attribute: string, value: string | null): void {
    if (value === null) this.removeAttribute(attribute);
    else this.setAttribute(attribute, value);
  }

  #takeEarly(name: (typeof PROPERTIES)[number]): void {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }
}
