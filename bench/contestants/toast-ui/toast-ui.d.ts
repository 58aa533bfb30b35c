/** What is used of it: its own declarations cannot be reached through its package.json. */
declare module '@toast-ui/calendar' {
  class Calendar {
    constructor(element: Element, options: object);
    createEvents(events: readonly object[]): void;
    on(name: 'selectDateTime', listener: (selected: { readonly start: Date }) => void): void;
    setDate(date: string): void;
  }
  export = Calendar;
}
